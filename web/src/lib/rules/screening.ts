import type { ScreeningQuestionBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';

/** A question in the job form and the application form. */
export type Question = Pick<
  ScreeningQuestionBody,
  'question' | 'kind' | 'options' | 'isRequired' | 'accepted' | 'min' | 'max'
>;

/** The labels of the answer types. */
export const QUESTION_KINDS = {
  yes_no: t('Yes or no'),
  one_of: t('One of several answers'),
  several_of: t('Several answers'),
  number: t('Number'),
  text: t('Text'),
} as const satisfies Record<Question['kind'], string>;

const YES_NO = ['Yes', 'No'];

/** The answers to choose from; none for numbers and texts. */
export function choicesOf({ kind, options }: Pick<Question, 'kind' | 'options'>): string[] {
  return kind === 'yes_no' ? YES_NO : options;
}

/** The required answer in words; undefined if any answer is accepted. */
export function mustHaveOf({ kind, accepted, min, max }: Question): string | undefined {
  if (min !== null && max !== null) return t('from {min} to {max}', { min, max });
  if (min !== null) return t('at least {min}', { min });
  if (max !== null) return t('at most {max}', { max });
  if (accepted.length === 0) return undefined;
  return accepted.join(kind === 'several_of' ? ' and ' : ' or ');
}
