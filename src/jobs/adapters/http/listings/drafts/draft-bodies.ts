import type { JobDraftBody, JobDraftOutlineBody } from '#jobs/application/views/posting/job-draft.view.js';
import type { JobDraft } from '#jobs/domain/drafts/job-draft.js';
import type { Place } from '#jobs/domain/offer/place.js';
import { placeBody } from '../bodies/place-body.js';

export function jobDraftOutlineBody({ id, form, createdAt, updatedAt, version }: JobDraft): JobDraftOutlineBody {
  return { id, title: form.title?.trim() ?? '', createdAt, updatedAt, version };
}

export function jobDraftBody(draft: JobDraft, places: readonly Place[]): JobDraftBody {
  return { ...jobDraftOutlineBody(draft), form: draft.form, places: places.map(placeBody) };
}
