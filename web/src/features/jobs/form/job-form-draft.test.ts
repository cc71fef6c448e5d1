import { describe, expect, it } from 'vitest';
import { draftOf, formOfDraft } from './job-form-draft.ts';
import { emptyJobForm } from './job-form-schema.ts';

const empty = emptyJobForm('Grand Hotel');
const begun = { ...empty, title: 'Night Auditor', skills: ['Opera PMS', 'English'], isPremium: true };

describe('drafts of the job form', () => {
  it('come back as they were typed', () => {
    expect(formOfDraft(draftOf(begun, 7), 7, empty)).toEqual(begun);
    expect(formOfDraft(draftOf(empty, 7), 7, empty)).toEqual(empty);
  });

  it('are for the employer who typed them only', () => {
    expect(formOfDraft(draftOf(begun, 7), 8, empty)).toBeNull();
    expect(formOfDraft(null, 7, empty)).toBeNull();
  });

  it('take what they do not know, or know wrongly, from the empty form', () => {
    const form = formOfDraft({ ownerId: '7', title: true, isPremium: 'yes', more: 'x' }, 7, empty);
    expect(form).toEqual(empty);
  });
});
