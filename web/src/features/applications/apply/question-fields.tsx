import { Checkbox, Flex, Form, Input, Radio, type FormRule } from 'antd';
import { NumberField } from '@/components/fields/number-field.tsx';
import { limitRule } from '@/components/fields/limit-rule.ts';
import { Panel } from '@/components/layout/panel.tsx';
import { choicesOf, mustHaveOf, type Question } from '@/lib/rules/screening.ts';
import { storedWord } from '@/lib/words/stored-words.ts';
import { t } from '@/lib/language/t.ts';

const MAX_ANSWER_LENGTH = 1_000;

/** The employer's must-haves, shown above the form. */
export function MustHaves({ questions }: { questions: readonly Question[] }) {
  const needed = questions.flatMap((question) => {
    const answer = mustHaveOf(question);
    return answer === undefined ? [] : [{ question: question.question, answer }];
  });
  if (needed.length === 0) return null;
  return (
    <Panel title={t('What this job requires')}>
      <ul>
        {needed.map(({ question, answer }) => (
          <li key={question}>
            {question} <strong>{storedWord(answer)}</strong>
          </li>
        ))}
      </ul>
      <p>{t('You can apply even if you don’t meet them all. The employer sees your answers and decides.')}</p>
    </Panel>
  );
}

/** The employer's questions. */
export function QuestionFields({ questions }: { questions: readonly Question[] }) {
  return questions.map((question, index) => (
    <Form.Item key={question.question} name={['answers', index]} label={question.question} rules={rulesOf(question)}>
      {fieldOf(question)}
    </Form.Item>
  ));
}

function rulesOf({ isRequired, kind }: Question): FormRule[] {
  const required = { required: true, message: t('Please answer this question') };
  const fits = kind === 'number' ? IS_NUMBER : limitRule(MAX_ANSWER_LENGTH);
  return isRequired ? [required, fits] : [fits];
}

const IS_NUMBER: FormRule = {
  validator: (_rule, answer: unknown) =>
    Number.isNaN(answer) ? Promise.reject(new Error(t('Please answer with a number'))) : Promise.resolve(),
};

function fieldOf(question: Question) {
  switch (question.kind) {
    case 'yes_no':
      return (
        <Radio.Group
          options={choicesOf(question).map((value) => ({ value, label: storedWord(value) }))}
          aria-label={question.question}
        />
      );
    case 'one_of':
      return (
        <Radio.Group aria-label={question.question}>
          <Flex vertical gap="small">
            {choicesOf(question).map((choice) => (
              <Radio key={choice} value={choice}>
                {choice}
              </Radio>
            ))}
          </Flex>
        </Radio.Group>
      );
    case 'several_of':
      return (
        <Checkbox.Group
          options={choicesOf(question)}
          aria-label={question.question}
          style={{ flexDirection: 'column', gap: '0.5rem' }}
        />
      );
    case 'number':
      return <NumberField style={{ width: 'min(100%, 12rem)' }} />;
    case 'text':
      return <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} />;
  }
}
