import { afterEach, expect, it } from 'vitest';
import type { Question } from '@/lib/rules/screening.ts';
import { clearAnswers, storeAnswers, storedAnswers } from './answers-draft.ts';

const aQuestion = (question: string, kind: Question['kind'], options: string[] = []): Question => ({
  question,
  kind,
  options,
  isRequired: false,
  accepted: [],
  min: null,
  max: null,
});

const PERMIT = aQuestion('Do you have a permit?', 'yes_no');
const SHIFTS = aQuestion('Which shifts?', 'several_of', ['Day', 'Night']);
const YEARS = aQuestion('How many years?', 'number');
const REASON = aQuestion('Why here?', 'text');
const QUESTIONS = [PERMIT, SHIFTS, YEARS, REASON];
const DRAFT = { jobId: 7, userId: 3 };

afterEach(() => sessionStorage.clear());

it('keeps answers of every kind for one user and job', () => {
  const answers = ['No', ['Night'], 4, 'The sea'];
  storeAnswers(DRAFT, QUESTIONS, { answers });
  expect(storedAnswers(DRAFT, QUESTIONS)).toEqual(answers);
  expect(storedAnswers({ ...DRAFT, userId: 4 }, QUESTIONS)).toEqual([undefined, undefined, undefined, undefined]);
  expect(storedAnswers({ ...DRAFT, jobId: 8 }, [REASON])).toEqual([undefined]);
});

it('keeps answers that still fit when the questions change', () => {
  storeAnswers(DRAFT, QUESTIONS, { answers: ['Yes', ['Day', 'Night'], 4, 'The sea'] });
  const fewer = aQuestion('Which shifts?', 'several_of', ['Night', 'Split']);
  expect(storedAnswers(DRAFT, [REASON, fewer, aQuestion('Do you have a permit?', 'number')])).toEqual([
    'The sea',
    ['Night'],
    undefined,
  ]);
});

it('stores nothing without answers, or once they are sent', () => {
  storeAnswers(DRAFT, QUESTIONS, { answers: [undefined, [], null, ''] });
  expect(sessionStorage).toHaveLength(0);
  storeAnswers(DRAFT, QUESTIONS, { answers: ['No'] });
  expect(sessionStorage).toHaveLength(1);
  clearAnswers(DRAFT);
  expect(sessionStorage).toHaveLength(0);
});

it('ignores malformed stored data', () => {
  sessionStorage.setItem('wayfare:answers:3:7', '{"Why here?": {}');
  expect(storedAnswers(DRAFT, QUESTIONS)).toEqual([undefined, undefined, undefined, undefined]);
});
