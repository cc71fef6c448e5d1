import type { ScreeningQuestionBody } from '@/api/generated/types.gen';

/** A question as employers fill it in and applicants read it. */
export type Question = Pick<
  ScreeningQuestionBody,
  'question' | 'kind' | 'options' | 'isRequired' | 'accepted' | 'min' | 'max'
>;

/** The kinds of answers, with what the job form calls them. */
export const QUESTION_KINDS = {
  yes_no: 'Yes or no',
  one_of: 'One of several answers',
  several_of: 'Several answers',
  number: 'Number',
  text: 'Text',
} as const satisfies Record<Question['kind'], string>;

const YES_NO = ['Yes', 'No'];

/** The answers that a question offers; none for numbers and texts. */
export function choicesOf({ kind, options }: Pick<Question, 'kind' | 'options'>): string[] {
  return kind === 'yes_no' ? YES_NO : options;
}

/** The answer that an employer must have, in words; undefined where any will do. */
export function mustHaveOf({ kind, accepted, min, max }: Question): string | undefined {
  if (min !== null && max !== null) return `from ${min} to ${max}`;
  if (min !== null) return `at least ${min}`;
  if (max !== null) return `at most ${max}`;
  if (accepted.length === 0) return undefined;
  return accepted.join(kind === 'several_of' ? ' and ' : ' or ');
}
