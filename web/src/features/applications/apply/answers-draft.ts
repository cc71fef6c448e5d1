import { setTabText, tabText } from '@/lib/browser/tab-text.ts';
import { choicesOf, type Question } from '@/lib/rules/screening.ts';
import type { AnswersForm } from './answers-form.ts';

type Answer = NonNullable<AnswersForm['answers']>[number];

/** Identifies the draft. */
export interface AnswersDraft {
  jobId: number;
  userId: number;
}

/** The answers typed earlier in this tab that fit the current questions. */
export function storedAnswers(draft: AnswersDraft, questions: readonly Question[]): Answer[] {
  const kept = parse(tabText(keyOf(draft)));
  return questions.map((question) => fitting(question, kept[question.question]));
}

/** Keeps answers across reloads; by question, because the employer may change the questions meanwhile. */
export function storeAnswers(draft: AnswersDraft, questions: readonly Question[], { answers = [] }: AnswersForm): void {
  const given = questions.flatMap(({ question }, index) =>
    isGiven(answers[index]) ? [[question, answers[index]]] : [],
  );
  setTabText(keyOf(draft), given.length === 0 ? '' : JSON.stringify(Object.fromEntries(given)));
}

export function clearAnswers(draft: AnswersDraft): void {
  setTabText(keyOf(draft), '');
}

export function isGiven(answer: Answer): boolean {
  return Array.isArray(answer) ? answer.length > 0 : answer !== undefined && answer !== null && answer !== '';
}

const keyOf = ({ jobId, userId }: AnswersDraft) => `wayfare:answers:${userId}:${jobId}`;

function parse(text: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(text);
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

function fitting(question: Question, answer: unknown): Answer {
  const isChoice = (choice: unknown): choice is string => choicesOf(question).some((one) => one === choice);
  switch (question.kind) {
    case 'several_of':
      return Array.isArray(answer) ? answer.filter(isChoice) : undefined;
    case 'number':
      return typeof answer === 'number' ? answer : undefined;
    case 'text':
      return typeof answer === 'string' ? answer : undefined;
    default:
      return isChoice(answer) ? answer : undefined;
  }
}
