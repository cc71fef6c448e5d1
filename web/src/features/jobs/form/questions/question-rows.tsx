import { Button, Flex } from 'antd';
import { useState } from 'react';
import type { Question } from '@/lib/rules/screening.ts';
import { t } from '@/lib/language/t.ts';
import { MAX_QUESTIONS, NEW_QUESTION } from './question-form.ts';
import { QuestionRow } from './question-row.tsx';

interface QuestionRowsProps {
  id?: string;
  value?: Question[];
  onChange?: (value: Question[]) => void;
}

const NONE: Question[] = [];

/** A row for each question of a listing. */
export function QuestionRows({ id, value = NONE, onChange }: QuestionRowsProps) {
  const [added, setAdded] = useState<number>();
  const add = () => {
    setAdded(value.length);
    onChange?.([...value, NEW_QUESTION]);
  };
  return (
    <Flex vertical gap="middle" id={id} role="group" aria-label={t('Questions for applicants')} tabIndex={-1}>
      {value.map((question, index) => (
        <QuestionRow
          // oxlint-disable-next-line react/no-array-index-key -- a row stays itself while its text changes
          key={index}
          number={index + 1}
          isNew={index === added}
          question={question}
          onChange={(changed) => onChange?.(value.map((other, at) => (at === index ? changed : other)))}
          onRemove={() => onChange?.(value.filter((_, at) => at !== index))}
        />
      ))}
      {value.length < MAX_QUESTIONS ? (
        <Button style={{ alignSelf: 'start' }} onClick={add}>
          {value.length === 0 ? t('Add a question') : t('Add another question')}
        </Button>
      ) : null}
    </Flex>
  );
}
