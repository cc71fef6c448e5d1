import type { DraftForm } from '#jobs/domain/drafts/job-draft.js';
import type { PlaceBody } from '../places/place.view.js';

/** A draft in its employer's list. */
export class JobDraftOutlineBody {
  readonly id!: number;
  /** Empty until entered */
  readonly title!: string;
  readonly createdAt!: Date;
  readonly updatedAt!: Date;
  /** For If-Match */
  readonly version!: number;
}

/** A draft with all of its fields. */
export class JobDraftBody extends JobDraftOutlineBody {
  /** The submitted fields of the job form; they are validated when the listing is posted */
  readonly form!: DraftForm;
  /** The places of the form */
  readonly places!: readonly PlaceBody[];
}
