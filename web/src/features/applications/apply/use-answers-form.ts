import { Form } from 'antd';
import { useEffect, useState } from 'react';
import type { Question } from '@/lib/rules/screening.ts';
import { isGiven, storeAnswers, storedAnswers, type AnswersDraft } from './answers-draft.ts';
import { showRejectedAnswers, type AnswersForm } from './answers-form.ts';

/** The form of the answers, which keeps them in this tab and shows the server's errors. */
export function useAnswersForm(draft: AnswersDraft, questions: readonly Question[], error: unknown) {
  const [form] = Form.useForm<AnswersForm>();
  const [initialValues] = useState(() => ({ answers: storedAnswers(draft, questions) }));
  const [isAnswered, setAnswered] = useState(initialValues.answers.some(isGiven));
  const onValuesChange = (_changed: unknown, values: AnswersForm) => {
    storeAnswers(draft, questions, values);
    setAnswered(values.answers?.some(isGiven) === true);
  };
  useEffect(() => showRejectedAnswers(form, error), [form, error]);
  return { props: { form, initialValues, onValuesChange }, isAnswered };
}
