import { Flex, Tag } from 'antd';
import type { JobBody } from '@/api/generated/types.gen';
import { Panel } from '@/components/layout/panel.tsx';
import { t } from '@/lib/language/t.ts';
import { listOf } from '@/lib/format/list-of.ts';

/** The questions that a listing asks applicants, with what their answers must be; nothing without questions. */
export function AskedQuestions({ questions }: Pick<JobBody, 'questions'>) {
  if (questions.length === 0) return null;
  return (
    <Panel title={t('Questions for applicants')}>
      <Flex vertical component="ol" gap="middle" style={{ paddingInlineStart: '1.25rem', listStyle: 'decimal' }}>
        {questions.map(({ question, options, isRequired, accepted, min, max }) => (
          <li key={question}>
            <span dir="auto">{question}</span> {isRequired ? <Tag>{t('Required')}</Tag> : null}
            {options.length > 0 ? <p dir="auto">{options.join(' · ')}</p> : null}
            {accepted.length > 0 ? <p>{t('Must-have: {accepted}', { accepted: listOf(accepted) })}</p> : null}
            {min !== null ? <p>{t('Must-have: at least {min}', { min })}</p> : null}
            {max !== null ? <p>{t('Must-have: at most {max}', { max })}</p> : null}
          </li>
        ))}
      </Flex>
    </Panel>
  );
}
