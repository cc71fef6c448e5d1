import type { QuestionKind } from '#shared/domain/values/screening-question.js';

/** A screening question for applicants. */
export class ScreeningQuestionBody {
  /** The text, unique within the listing */
  readonly question!: string;
  /** @enumName QuestionKind */
  readonly kind!: QuestionKind;
  /** Choices of one_of and several_of */
  readonly options!: readonly string[];
  readonly isRequired!: boolean;
  /** Must-have: any of these answers, or for several_of all of them; empty if any answer will do */
  readonly accepted!: readonly string[];
  /**
   * Must-have for a number, inclusive
   * @decimal
   */
  readonly min!: number | null;
  /**
   * Must-have for a number, inclusive
   * @decimal
   */
  readonly max!: number | null;
}
