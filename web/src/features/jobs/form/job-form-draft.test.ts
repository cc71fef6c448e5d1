import { describe, expect, it } from 'vitest';
import { draftOf, formOfDraft } from './job-form-draft.ts';
import { NEW_QUESTION } from './questions/question-form.ts';
import { emptyJobForm } from './job-form-schema.ts';

const empty = emptyJobForm('Grand Hotel');
const started = {
  ...empty,
  title: 'Night Auditor',
  minSalary: 30_000,
  skills: ['Opera PMS', 'English'],
  questions: [{ ...NEW_QUESTION, question: 'Do you have a work permit?', accepted: ['Yes'] }],
  isPremium: true,
};

describe('drafts of the job form', () => {
  it('are restored as typed', () => {
    expect(formOfDraft(draftOf(started, 7), 7, empty)).toEqual(started);
    expect(formOfDraft(draftOf(empty, 7), 7, empty)).toEqual(empty);
  });

  it('belong to the employer who typed them', () => {
    expect(formOfDraft(draftOf(started, 7), 8, empty)).toBeNull();
    expect(formOfDraft(null, 7, empty)).toBeNull();
  });

  it('fall back to the empty form for damaged fields', () => {
    const damaged = {
      ownerId: 7,
      title: true,
      isPremium: 'yes',
      skills: [1],
      questions: [{ kind: 'x' }],
      minSalary: '3',
      more: 'x',
    };
    expect(formOfDraft(damaged, 7, empty)).toEqual(empty);
  });
});
