import type { PublicJobBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { toJobRequest, type JobFormValues } from '../form/job-form-schema.ts';
import { EXPERIENCE_LABELS, labelOf } from '@/lib/rules/job-options.ts';

/** The listing that a form describes, however incomplete. */
export function previewedJob(form: JobFormValues, employerId: number): PublicJobBody {
  const { placeIds: _placeIds, draftId: _draftId, ...fields } = toJobRequest(form);
  const now = new Date().toISOString();
  return {
    ...fields,
    id: 0,
    employerId,
    title: form.title || t('Untitled job'),
    experienceLevel: form.experience ? labelOf(EXPERIENCE_LABELS, form.experience) : null,
    places: form.places.map((text) => {
      const label = text.slice(text.indexOf(':') + 1);
      return { id: Number.parseInt(text, 10), name: label, region: null, country: '', label };
    }),
    deadline: form.deadline ? `${form.deadline}T00:00:00.000Z` : null,
    closesAt: null,
    postedAt: now,
    isOpen: true,
    isApproved: true,
    writtenIn: form.writtenIn || null,
    workplace: null,
    workplaceLogo: null,
    isArchived: false,
    asksQuestions: form.questions.length > 0,
    questions: form.questions,
  } as PublicJobBody;
}
