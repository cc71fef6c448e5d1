import type { JobDraft } from '@/store/job-draft.ts';
import type { StoredDraft } from '../drafts/use-draft-autosave.ts';
import { questionsShape } from './questions/question-form.ts';
import type { JobFormValues } from './job-form-schema.ts';

/** The form as a draft, marked with its owner and the draft on the server that it belongs to. */
export function draftOf(form: JobFormValues, employerId: number, stored?: StoredDraft): JobDraft {
  return { ...form, ownerId: employerId, ...(stored && { draftId: stored.id, draftVersion: stored.version }) };
}

/** The draft on the server that a draft on this device belongs to. */
export function storedDraftOf(draft: JobDraft | null): StoredDraft | undefined {
  const { draftId: id, draftVersion: version } = draft ?? {};
  return typeof id === 'number' && typeof version === 'number' ? { id, version } : undefined;
}

/** The form values of a draft; null if this employer has none. */
export function formOfDraft(draft: JobDraft | null, employerId: number, empty: JobFormValues): JobFormValues | null {
  if (draft?.ownerId !== employerId) return null;
  const fields = Object.entries(empty).map(([name, value]) => [
    name,
    kindOf(draft[name]) === kindOf(value) ? draft[name] : value,
  ]);
  const questions = questionsShape.safeParse(draft.questions).data ?? [];
  return { ...Object.fromEntries(fields), questions } as JobFormValues;
}

/** The kind of a form value; an empty number is null. */
function kindOf(value: unknown): string {
  if (value === null) return 'number';
  if (!Array.isArray(value)) return typeof value;
  return value.every((entry) => typeof entry === 'string') ? 'texts' : 'list';
}
