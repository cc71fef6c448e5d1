import { Button, Card, Checkbox, Flex, Input, Select, type InputRef } from 'antd';
import { NumberField } from '@/components/fields/number-field.tsx';
import { TypedList } from '@/components/fields/typed-list.tsx';
import { useEffect, useRef } from 'react';
import { choicesOf, mustHaveOf, QUESTION_KINDS, type Question } from '@/lib/rules/screening.ts';
import { storedWord } from '@/lib/words/stored-words.ts';
import { CLEARABLE } from '@/components/fields/clearable.tsx';
import { t } from '@/lib/language/t.ts';
import { QUESTION_LENGTH } from './question-form.ts';
import styles from './questions.module.css';

interface QuestionRowProps {
  number: number;
  /** Whether it was just added, to get the focus. */
  isNew: boolean;
  question: Question;
  onChange: (question: Question) => void;
  onRemove: () => void;
}

const KINDS = Object.entries(QUESTION_KINDS).map(([value, label]) => ({ value: value as Question['kind'], label }));

/** A question with the type of its answer and the must-have. */
export function QuestionRow({ number, isNew, question, onChange, onRemove }: QuestionRowProps) {
  const { kind, isRequired } = question;
  const name = t('question {number}', { number });
  const hasMustHave = mustHaveOf(question) !== undefined;
  const input = useRef<InputRef>(null);
  useEffect(() => {
    if (isNew) input.current?.focus();
  }, [isNew]);
  const set = (changes: Partial<Question>) => onChange({ ...question, ...changes });
  return (
    <Card size="small" role="group" aria-label={t('Question {number}', { number })}>
      <div className={styles.fields}>
        <label className={styles.wide}>
          {t('Question {number}', { number })}
          <Input
            ref={input}
            value={question.question}
            maxLength={QUESTION_LENGTH.max}
            placeholder={t('Do you have a work permit for Portugal?')}
            onChange={(event) => set({ question: event.target.value })}
          />
        </label>
        <div className={styles.field}>
          <span aria-hidden>{t('Answer')}</span>
          <Select
            aria-label={t('Type of answer to {name}', { name })}
            virtual={false}
            value={kind}
            options={KINDS}
            onChange={(chosen) => set({ kind: chosen, accepted: [], min: null, max: null })}
          />
        </div>
        <OfferedAnswers name={name} question={question} set={set} />
        <MustHave name={name} question={question} set={set} />
      </div>
      <Flex wrap justify="space-between" align="center" gap="small">
        <Checkbox
          checked={isRequired || hasMustHave}
          disabled={hasMustHave}
          onChange={(event) => set({ isRequired: event.target.checked })}
        >
          {hasMustHave ? t('Required (as a must-have)') : t('Required')}
        </Checkbox>
        <Button type="text" size="small" aria-label={t('Remove {name}', { name })} onClick={onRemove}>
          {t('Remove')}
        </Button>
      </Flex>
    </Card>
  );
}

interface QuestionPartProps {
  name: string;
  question: Question;
  set: (changes: Partial<Question>) => void;
}

function OfferedAnswers({ name, question: { kind, options, accepted }, set }: QuestionPartProps) {
  if (kind !== 'one_of' && kind !== 'several_of') return null;
  return (
    <div className={styles.field}>
      <span aria-hidden>{t('Answers to choose from')}</span>
      <TypedList
        aria-label={t('Answers to choose from for {name}', { name })}
        placeholder={t('Type an answer, press Enter')}
        value={options}
        onChange={(typed) => {
          const offered = [...new Set(typed.map((option) => option.trim()))].filter(Boolean);
          set({ options: offered, accepted: accepted.filter((one) => offered.includes(one)) });
        }}
      />
    </div>
  );
}

function MustHave({ name, question, set }: QuestionPartProps) {
  const { kind, accepted, min, max } = question;
  if (kind === 'text') return null;
  if (kind === 'number') {
    return (
      <div className={styles.field}>
        <span aria-hidden>{t('Must-have (optional)')}</span>
        <Flex gap="small">
          <NumberField
            aria-label={t('Minimum for {name}', { name })}
            placeholder={t('At least')}
            value={min}
            onChange={(least) => set({ min: least })}
          />
          <NumberField
            aria-label={t('Maximum for {name}', { name })}
            placeholder={t('At most')}
            value={max}
            onChange={(most) => set({ max: most })}
          />
        </Flex>
      </div>
    );
  }
  return (
    <div className={styles.field}>
      <span aria-hidden>{t('Must-have (optional)')}</span>
      <Select
        mode={kind === 'yes_no' ? undefined : 'multiple'}
        allowClear={CLEARABLE}
        aria-label={t('Must-have for {name}', { name })}
        virtual={false}
        placeholder={t('Any answer will do')}
        options={choicesOf(question).map((value) => ({
          value,
          label: question.kind === 'yes_no' ? storedWord(value) : value,
        }))}
        value={kind === 'yes_no' ? (accepted[0] ?? null) : accepted}
        onChange={(chosen: string | string[] | null | undefined) => set({ accepted: [chosen ?? []].flat() })}
      />
    </div>
  );
}
