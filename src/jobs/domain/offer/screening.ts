import type { FieldChecks } from '#shared/domain/field-checks.js';
import { normalText } from '#shared/domain/text/normal-text.js';
import {
  choicesOf,
  QUESTION_KINDS,
  QUESTION_LIMITS,
  type ScreeningQuestion,
} from '#shared/domain/values/screening-question.js';

/** A question as entered. */
export type QuestionForm = {
  readonly question?: string | null;
  readonly kind?: string | null;
  readonly options?: readonly string[] | null;
  readonly isRequired?: boolean | null;
  readonly accepted?: readonly string[] | null;
  readonly min?: number | null;
  readonly max?: number | null;
};

/** Validates the questions of a listing. Errors name the question: `questions.0`. */
export function checkQuestions(
  checks: FieldChecks,
  entered: readonly QuestionForm[] | null | undefined,
): readonly ScreeningQuestion[] {
  const forms = entered ?? [];
  if (forms.length > QUESTION_LIMITS.questions) {
    checks.add('questions', `A job can ask at most ${QUESTION_LIMITS.questions} questions`);
    return [];
  }
  const questions = forms.map((form, index) => checkQuestion(checks, `questions.${index}`, form));
  for (const [index, { question }] of questions.entries()) {
    const isRepeated = questions.slice(0, index).some((other) => isSameText(other.question, question));
    if (isRepeated) checks.add(`questions.${index}`, 'Each question can be asked only once');
  }
  return questions;
}

function checkQuestion(checks: FieldChecks, field: string, form: QuestionForm): ScreeningQuestion {
  const question = checks.required(field, form.question, QUESTION_LIMITS.question);
  const kind = checks.requiredOption(field, 'The kind of a question', QUESTION_KINDS, form.kind) ?? 'text';
  const offers = kind === 'one_of' || kind === 'several_of';
  const options = offers ? checkOptions(checks, field, form.options ?? []) : [];
  const accepted = [...new Set((form.accepted ?? []).map((answer) => normalText(answer)))].filter(Boolean);
  const choices = choicesOf({ kind, options });
  if (choices.length > 0 && accepted.some((answer) => !choices.includes(answer))) {
    checks.add(field, 'A must-have has to be one of the answers');
  }
  const bounds = kind === 'number' ? checkBounds(checks, field, form) : { min: null, max: null };
  const needs = choices.length > 0 ? accepted : [];
  const hasMustHave = needs.length > 0 || bounds.min !== null || bounds.max !== null;
  return { question, kind, options, isRequired: hasMustHave || form.isRequired === true, accepted: needs, ...bounds };
}

function checkOptions(checks: FieldChecks, field: string, entered: readonly string[]): readonly string[] {
  if (entered.length < 2 || entered.length > QUESTION_LIMITS.options) {
    checks.add(field, `A question offers 2 to ${QUESTION_LIMITS.options} answers`);
    return [];
  }
  const options = entered.map((option) => checks.required(field, option, QUESTION_LIMITS.option));
  const isRepeated = options.some((option, index) => options.findIndex((one) => isSameText(one, option)) < index);
  if (isRepeated) checks.add(field, 'Each answer can be offered only once');
  return options;
}

function checkBounds(checks: FieldChecks, field: string, { min, max }: QuestionForm) {
  const bounds = { min: min ?? null, max: max ?? null };
  const most = QUESTION_LIMITS.number;
  for (const bound of [bounds.min, bounds.max]) {
    if (bound !== null && !(Math.abs(bound) <= most)) checks.add(field, `A number must be from -${most} to ${most}`);
  }
  if (bounds.min !== null && bounds.max !== null && bounds.min > bounds.max) {
    checks.add(field, 'The minimum must not be above the maximum');
  }
  return bounds;
}

function isSameText(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
