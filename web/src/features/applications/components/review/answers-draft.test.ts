import { afterEach, expect, it } from 'vitest';
import type { Question } from '@/lib/rules/screening.ts';
import { forgetAnswers, keepAnswers, keptAnswers } from './answers-draft.ts';

const asked = (question: string, kind: Question['kind'], options: string[] = []): Question => ({
  question,
  kind,
  options,
  isRequired: false,
  accepted: [],
  min: null,
  max: null,
});

const PERMIT = asked('Do you have a permit?', 'yes_no');
const SHIFTS = asked('Which shifts?', 'several_of', ['Day', 'Night']);
const YEARS = asked('How many years?', 'number');
const REASON = asked('Why here?', 'text');
const QUESTIONS = [PERMIT, SHIFTS, YEARS, REASON];
const DRAFT = { jobId: 7, userId: 3 };

afterEach(() => sessionStorage.clear());

it('keeps answers of every kind for one user and job', () => {
  const answers = ['No', ['Night'], 4, 'The sea'];
  keepAnswers(DRAFT, QUESTIONS, { answers });
  expect(keptAnswers(DRAFT, QUESTIONS)).toEqual(answers);
  expect(keptAnswers({ ...DRAFT, userId: 4 }, QUESTIONS)).toEqual([undefined, undefined, undefined, undefined]);
  expect(keptAnswers({ ...DRAFT, jobId: 8 }, [REASON])).toEqual([undefined]);
});

it('keeps what still fits when the questions change', () => {
  keepAnswers(DRAFT, QUESTIONS, { answers: ['Yes', ['Day', 'Night'], 4, 'The sea'] });
  const fewer = asked('Which shifts?', 'several_of', ['Night', 'Split']);
  expect(keptAnswers(DRAFT, [REASON, fewer, asked('Do you have a permit?', 'number')])).toEqual([
    'The sea',
    ['Night'],
    undefined,
  ]);
});

it('stores nothing without answers, and nothing once they are sent', () => {
  keepAnswers(DRAFT, QUESTIONS, { answers: [undefined, [], null, ''] });
  expect(sessionStorage).toHaveLength(0);
  keepAnswers(DRAFT, QUESTIONS, { answers: ['No'] });
  expect(sessionStorage).toHaveLength(1);
  forgetAnswers(DRAFT);
  expect(sessionStorage).toHaveLength(0);
});

it('survives a store that somebody else wrote to', () => {
  sessionStorage.setItem('wayfare:answers:3:7', '{"Why here?": {}');
  expect(keptAnswers(DRAFT, QUESTIONS)).toEqual([undefined, undefined, undefined, undefined]);
});
