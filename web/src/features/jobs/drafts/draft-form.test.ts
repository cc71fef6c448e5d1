import { expect, it } from 'vitest';
import { emptyJobForm, toJobRequest } from '../form/job-form-schema.ts';
import { NEW_QUESTION } from '../form/questions/question-form.ts';
import { formOfStoredDraft } from './draft-form.ts';

const empty = emptyJobForm('Grand Hotel');

it('restores a form as it was typed, however incomplete', () => {
  const started = {
    ...empty,
    title: 'Ni',
    category: 'hotels',
    minSalary: 30_000,
    shifts: ['night'],
    meals: 'yes',
    places: ['2267057:Lisbon, Portugal'],
    questions: [{ ...NEW_QUESTION, question: 'Per' }],
  };
  for (const form of [started, empty]) {
    const places = form === started ? [{ id: 2267057, label: 'Lisbon, Portugal' }] : [];
    const stored = { form: JSON.parse(JSON.stringify(toJobRequest(form))), places: places as never };
    expect(formOfStoredDraft(stored, empty)).toEqual(form);
  }
});
