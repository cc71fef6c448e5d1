/** Kinds of questions, by the answer they expect. */
export const QUESTION_KINDS = ['yes_no', 'one_of', 'several_of', 'number', 'text'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** The answers to a question of the kind `yes_no`. */
const YES_NO = ['Yes', 'No'] as const;

/** A question for applicants to a listing. Its text identifies it, so a listing has it only once. */
export type ScreeningQuestion = {
  readonly question: string;
  readonly kind: QuestionKind;
  /** The choices of `one_of` and `several_of`; empty for the other kinds. */
  readonly options: readonly string[];
  readonly isRequired: boolean;
  /** Must-have: one of these answers, or all of them for `several_of`. Empty if any answer is acceptable. */
  readonly accepted: readonly string[];
  /** Must-have of a `number`: the bounds, inclusive. */
  readonly min: number | null;
  readonly max: number | null;
};

/** Bounds of questions and answers; texts in characters. */
export const QUESTION_LIMITS = {
  questions: 10,
  options: 20,
  number: 1_000_000_000,
  question: { label: 'Question', min: 3, max: 300 },
  option: { label: 'Option', max: 100 },
  answer: { label: 'Answer', max: 1000, layout: 'paragraphs' },
} as const;

/** The choices of a question; none for numbers and texts. */
export function choicesOf({ kind, options }: Pick<ScreeningQuestion, 'kind' | 'options'>): readonly string[] {
  return kind === 'yes_no' ? YES_NO : options;
}
