/** What kind of answer a question wants. */
export const QUESTION_KINDS = ['yes_no', 'one_of', 'several_of', 'number', 'text'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** The answers to a question of the kind `yes_no`. */
export const YES_NO = ['Yes', 'No'] as const;

/** A question that an employer asks applicants for a listing. Its text is its name: a listing asks it once. */
export type ScreeningQuestion = {
  readonly question: string;
  readonly kind: QuestionKind;
  /** What `one_of` and `several_of` offer; empty for the other kinds. */
  readonly options: readonly string[];
  readonly isRequired: boolean;
  /** Must-have: any of these answers, or for `several_of` all of them. Empty if any answer will do. */
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
  answer: { label: 'Answer', max: 1000 },
} as const;

/** The answers that a question offers; none for numbers and texts. */
export function choicesOf({ kind, options }: Pick<ScreeningQuestion, 'kind' | 'options'>): readonly string[] {
  return kind === 'yes_no' ? YES_NO : options;
}
