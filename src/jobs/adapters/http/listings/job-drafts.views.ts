import { ApiProperty } from '@nestjs/swagger';
import { Integer } from '#platform/http/api/fields.js';
import type { Place } from '#jobs/domain/place.js';
import type { DraftForm, JobDraft } from '#jobs/domain/job-draft.js';
import { placeBody, PlaceBody } from '../search/places.views.js';

/** A draft in its employer's list. */
export class JobDraftOutlineBody {
  @Integer() readonly id!: number;
  @ApiProperty({ description: 'Empty until entered' }) readonly title!: string;
  @ApiProperty() readonly createdAt!: Date;
  @ApiProperty() readonly updatedAt!: Date;
  @Integer('For If-Match') readonly version!: number;
}

/** A draft with all of its fields. */
export class JobDraftBody extends JobDraftOutlineBody {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'The submitted fields of the job form; they are validated when the listing is posted',
  })
  readonly form!: DraftForm;
  @ApiProperty({ type: [PlaceBody], description: 'The places of the form' }) readonly places!: readonly PlaceBody[];
}

export function jobDraftOutlineBody({ id, form, createdAt, updatedAt, version }: JobDraft): JobDraftOutlineBody {
  return { id, title: form.title?.trim() ?? '', createdAt, updatedAt, version };
}

export function jobDraftBody(draft: JobDraft, places: readonly Place[]): JobDraftBody {
  return { ...jobDraftOutlineBody(draft), form: draft.form, places: places.map(placeBody) };
}
