import { checked, type FieldChecks } from '#shared/domain/field-checks.js';
import { choicesOf, QUESTION_LIMITS, type ScreeningQuestion } from '#shared/domain/values/screening-question.js';
import { normalText } from '#shared/domain/text/normal-text.js';

/** A question and its answer at the time of applying. */
export type Answer = {
  readonly question: string;
  readonly answer: string;
  /** Whether it misses a must-have; visible to the employer only. */
  readonly isMissed?: boolean;
};

/** An answer before it is checked: `answer`, or `choices` for questions with several choices. */
export type GivenAnswer = {
  readonly question: string;
  readonly answer?: string | null;
  readonly choices?: readonly string[] | null;
};

/**
 * Checks the answers to a listing's questions and ignores answers to other questions. The field of an error is the
 * question's index, such as `answers.0`.
 * @throws InvalidFields
 */
export function checkAnswers(questions: readonly ScreeningQuestion[], given: readonly GivenAnswer[]): Answer[] {
  return checked((checks) =>
    questions.flatMap((question, index) => {
      const values = valuesOf(given.find((one) => one.question === question.question));
      const field = `answers.${index}`;
      if (values.length === 0) {
        if (question.isRequired) checks.add(field, `Please answer the question: ${question.question}`);
        return [];
      }
      return [checkAnswer(checks, field, question, values)];
    }),
  );
}

export function missesMustHave(answers: readonly Answer[]): boolean {
  return answers.some(({ isMissed }) => isMissed === true);
}

function valuesOf(given: GivenAnswer | undefined): string[] {
  const values = given?.choices?.length ? given.choices : [given?.answer];
  return [...new Set(values.map((value) => normalText(value ?? '', 'paragraphs')))].filter(Boolean);
}

function checkAnswer(checks: FieldChecks, field: string, asked: ScreeningQuestion, values: string[]): Answer {
  const { question, kind } = asked;
  const choices = choicesOf(asked);
  if (kind === 'text') {
    return { question, answer: checks.required(field, values.join(', '), QUESTION_LIMITS.answer) };
  }
  if (kind === 'number') return checkNumber(checks, field, asked, values);
  const isOffered = values.every((value) => choices.includes(value));
  if (!isOffered || (kind !== 'several_of' && values.length > 1)) {
    checks.add(field, `Please choose from the answers to: ${question}`);
  }
  const chosen = choices.filter((choice) => values.includes(choice));
  const { accepted } = asked;
  const isMet =
    kind === 'several_of'
      ? accepted.every((answer) => chosen.includes(answer))
      : accepted.length === 0 || chosen.some((answer) => accepted.includes(answer));
  return { question, answer: chosen.join(', '), ...(!isMet && { isMissed: true }) };
}

function checkNumber(checks: FieldChecks, field: string, asked: ScreeningQuestion, values: string[]): Answer {
  const { question, min, max } = asked;
  const [text = ''] = values;
  const number = /^-?\d{1,10}(\.\d{1,4})?$/.test(text) ? Number(text) : Number.NaN;
  if (values.length > 1 || !(Math.abs(number) <= QUESTION_LIMITS.number)) {
    checks.add(field, `Please answer with a number: ${question}`);
  }
  const isMissed = (min !== null && number < min) || (max !== null && number > max);
  return { question, answer: String(number), ...(isMissed && { isMissed: true }) };
}
