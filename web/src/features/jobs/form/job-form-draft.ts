import type { JobDraft } from '@/store/job-draft.ts';
import type { JobFormValues } from './job-form-schema.ts';

const OWNER = 'ownerId';
const SEPARATOR = '\n';

/** The form in the shape of a draft, marked with whose it is. */
export function draftOf({ skills, ...fields }: JobFormValues, employerId: number): JobDraft {
  return { ...fields, skills: skills.join(SEPARATOR), [OWNER]: String(employerId) };
}

/** The form with what a draft has kept of it; null when there is none of this employer's. */
export function formOfDraft(draft: JobDraft | null, employerId: number, empty: JobFormValues): JobFormValues | null {
  if (draft?.[OWNER] !== String(employerId)) return null;
  const kept = Object.entries(empty).map(([name, value]) => {
    const stored = draft[name];
    if (name === 'skills') {
      return [name, typeof stored === 'string' ? stored.split(SEPARATOR).filter(Boolean) : value];
    }
    return [name, typeof stored === typeof value ? stored : value];
  });
  return Object.fromEntries(kept) as JobFormValues;
}
