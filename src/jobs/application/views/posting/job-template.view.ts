import type { DraftForm } from '#jobs/domain/drafts/job-draft.js';
import type { PlaceBody } from '../places/place.view.js';

/** A template in its company's list. */
export class JobTemplateOutlineBody {
  readonly id!: number;
  readonly name!: string;
  readonly updatedAt!: Date;
}

/** A template with all of its fields. */
export class JobTemplateBody extends JobTemplateOutlineBody {
  /** The kept fields of the job form; they are validated when a listing is posted */
  readonly form!: DraftForm;
  /** The places of the form */
  readonly places!: readonly PlaceBody[];
}
