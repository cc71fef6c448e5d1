import type { EditJobRequest, JobBody, JobDraftBody, ScreeningQuestionInput } from '@/api/generated/types.gen';
import { jobFormOf, toJobRequest, type JobFormValues } from '../form/job-form-schema.ts';
import { questionsShape } from '../form/questions/question-form.ts';

/** The form values of a draft on the server; `empty` supplies what the draft lacks. */
export function formOfStoredDraft(draft: Pick<JobDraftBody, 'form' | 'places'>, empty: JobFormValues) {
  // Drafts contain what this form sent.
  const { form, places } = draft as { form: EditJobRequest; places: JobDraftBody['places'] };
  const typed = { ...toJobRequest(empty), ...form, places };
  return {
    ...jobFormOf({ ...typed, facts: form.facts ?? {}, questions: [], skills: form.skills ?? [] } as unknown as JobBody),
    questions: questionsShape.safeParse((form.questions ?? []).map(wholeQuestion)).data ?? [],
  };
}

/** A question with defaults for omitted fields. */
function wholeQuestion({ question, kind, options, isRequired, accepted, min, max }: ScreeningQuestionInput) {
  return {
    question,
    kind: kind ?? 'text',
    options: options ?? [],
    isRequired: isRequired ?? false,
    accepted: accepted ?? [],
    min: min ?? null,
    max: max ?? null,
  };
}
