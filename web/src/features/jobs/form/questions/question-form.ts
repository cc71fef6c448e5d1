import * as z from 'zod/mini';
import { QUESTION_KINDS, type Question } from '@/lib/rules/screening.ts';
import { t } from '@/lib/language/t.ts';

/** Maximum number of questions per listing. */
export const MAX_QUESTIONS = 10;

/** Maximum number of answers to choose from per question. */
const MAX_OPTIONS = 20;

export const QUESTION_LENGTH = { min: 3, max: 300 } as const;

const MAX_OPTION_LENGTH = 100;
const kinds = Object.keys(QUESTION_KINDS) as Question['kind'][];

/** Questions as form values. */
export const questionsShape = z.array(
  z.object({
    question: z.string(),
    kind: z.enum(kinds),
    options: z.array(z.string()),
    isRequired: z.boolean(),
    accepted: z.array(z.string()),
    min: z.nullable(z.number(t('A must-have must be a number'))),
    max: z.nullable(z.number(t('A must-have must be a number'))),
  }),
);

/** An empty question. */
export const NEW_QUESTION: Question = {
  question: '',
  kind: 'yes_no',
  options: [],
  isRequired: true,
  accepted: [],
  min: null,
  max: null,
};

/** What is wrong with the questions, in a sentence; undefined if nothing is. */
export function questionsIssue(questions: readonly Question[]): string | undefined {
  for (const [index, question] of questions.entries()) {
    const issue = issueOf(question, questions.slice(0, index));
    if (issue) return t('Question {number}: {issue}', { number: index + 1, issue });
  }
  return undefined;
}

function issueOf(question: Question, before: readonly Question[]): string | undefined {
  const text = question.question.trim();
  if (text.length < QUESTION_LENGTH.min) return t('please enter the question');
  if (before.some((other) => isSameText(other.question, text))) return t('this is asked twice');
  if (question.kind === 'one_of' || question.kind === 'several_of') {
    if (question.options.length < 2) return t('please offer at least two answers');
    if (question.options.length > MAX_OPTIONS) return t('it can offer at most {MAX_OPTIONS} answers', { MAX_OPTIONS });
    if (question.options.some((option) => option.length > MAX_OPTION_LENGTH)) {
      return t('answers must be at most {MAX_OPTION_LENGTH} characters', { MAX_OPTION_LENGTH });
    }
  }
  if (question.min !== null && question.max !== null && question.min > question.max) {
    return t('the minimum must not be above the maximum');
  }
  return undefined;
}

function isSameText(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.toLowerCase();
}
