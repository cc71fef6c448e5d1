import { UncheckedOneOf } from '#platform/http/api/validation/choice-inputs.js';
import { OptionalFlag, OptionalNumber, RequiredText } from '#platform/http/api/validation/inputs.js';
import { OptionalTexts } from '#platform/http/api/validation/list-inputs.js';
import { QUESTION_KINDS, QUESTION_LIMITS } from '#shared/domain/values/screening-question.js';

const LIMIT = QUESTION_LIMITS.number;

const NO_TEXTS = '$property must be a list of texts';

function AnswerList(description: string): PropertyDecorator {
  const maxItems = QUESTION_LIMITS.options;
  const tooMany = `$property can list at most ${maxItems} answers`;
  return OptionalTexts({ type: [String], maxItems, description }, { list: NO_TEXTS, tooMany });
}

function Bound(description: string): PropertyDecorator {
  return OptionalNumber({ minimum: -LIMIT, maximum: LIMIT, description });
}

/** A screening question of the job form. */
export class ScreeningQuestionInput {
  @RequiredText(QUESTION_LIMITS.question)
  readonly question!: string;

  @UncheckedOneOf(QUESTION_KINDS, { enumName: 'QuestionKind', isRequired: true })
  readonly kind?: string | null;

  @AnswerList('Choices of one_of and several_of')
  readonly options?: string[] | null;

  @OptionalFlag({ default: false, description: 'Must-haves are always required' })
  readonly isRequired?: boolean | null;

  @AnswerList('Must-have: any of these answers, or for several_of all of them')
  readonly accepted?: string[] | null;

  @Bound('Must-have for a number: minimum')
  readonly min?: number | null;

  @Bound('Must-have for a number: maximum')
  readonly max?: number | null;
}
