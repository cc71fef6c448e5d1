import type { FormInstance } from 'antd';
import { ApiError } from '@/api/api-error.ts';
import type { AnswerInput } from '@/api/generated/types.gen';
import type { Question } from '@/lib/rules/screening.ts';

/** The answers as typed, in the order of the questions. */
export interface AnswersForm {
  answers?: (string | string[] | number | null | undefined)[];
}

/** The answers to send; unanswered questions are left out. */
export function answersOf(questions: readonly Question[], { answers = [] }: AnswersForm): AnswerInput[] {
  return questions.flatMap(({ question }, index): AnswerInput[] => {
    const answer = answers[index];
    if (Array.isArray(answer)) return answer.length > 0 ? [{ question, choices: answer }] : [];
    return answer === undefined || answer === null || answer === '' ? [] : [{ question, answer: String(answer) }];
  });
}

/** Shows the server's errors below the answers. */
export function showRejectedAnswers(form: FormInstance<AnswersForm>, error: unknown): void {
  if (!(error instanceof ApiError)) return;
  const rejected = error.fieldErrors.flatMap(({ field, message }) => {
    const index = /^answers\.(\d+)$/.exec(field)?.[1];
    return index === undefined ? [] : [{ name: ['answers', Number(index)] as never, errors: [message] }];
  });
  form.setFields(rejected);
  if (rejected[0]) form.scrollToField(rejected[0].name, { focus: true, block: 'center' });
}
