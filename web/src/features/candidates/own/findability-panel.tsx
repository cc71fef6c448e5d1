import { useQuery } from '@tanstack/react-query';
import { Checkbox, Flex, Switch } from 'antd';
import { useId } from 'react';
import type { FindabilityBody } from '@/api/generated/types.gen';
import { Panel } from '@/components/layout/panel.tsx';
import { Loaded } from '@/components/states/loaded.tsx';
import { t } from '@/lib/language/t.ts';
import rows from '@/components/lists/rows.module.css';
import styles from '../candidates.module.css';
import { findabilityQuery, useChangeFindability } from './findability-queries.ts';

const SHOWN = {
  showsName: t('My name (otherwise my initials)'),
  showsPhoto: t('My photo'),
  showsHeadline: t('My headline'),
  showsPlace: t('My place'),
} as const;

type Part = keyof typeof SHOWN;

/** Lets job seekers choose whether verified companies may find them, and what these see. */
export function FindabilityPanel() {
  return (
    <Panel title={t('Companies may find me')}>
      <Loaded query={useQuery(findabilityQuery)} failureTitle={t('We couldn’t load this setting')}>
        {(findability) => <Findability findability={findability} />}
      </Loaded>
    </Panel>
  );
}

function Findability({ findability }: { findability: FindabilityBody }) {
  const id = useId();
  const change = useChangeFindability();
  const { looks, ...chosen } = findability;
  const choose = (part: Partial<typeof chosen>) => change.mutate({ ...chosen, ...part });
  return (
    <Flex vertical gap="middle">
      <Flex gap="middle" align="flex-start">
        <Switch
          id={id}
          checked={chosen.isFindable}
          disabled={change.isPending}
          onChange={(isFindable) => choose({ isFindable })}
        />
        <label htmlFor={id}>{t('Verified companies may find my profile and ask to talk to me.')}</label>
      </Flex>
      <p className={rows.muted}>
        {t(
          'They see the roles you look for, your skills, languages and certificates, your experience and when you are available, and what you choose below. They never see your email address, phone number or resume. You decide about each request. Switching it off takes effect at once.',
        )}
      </p>
      {chosen.isFindable ? (
        <>
          <fieldset className={styles.choices}>
            <legend>{t('Also shown')}</legend>
            {(Object.keys(SHOWN) as Part[]).map((part) => (
              <Checkbox
                key={part}
                checked={chosen[part]}
                disabled={change.isPending}
                onChange={({ target }) => choose({ [part]: target.checked })}
              >
                {SHOWN[part]}
              </Checkbox>
            ))}
          </fieldset>
          <p>
            {looks === 0
              ? t('No company has looked at your profile within 30 days.')
              : t('{looks, plural, one {# company} other {# companies}} looked at your profile within 30 days.', {
                  looks,
                })}
          </p>
        </>
      ) : null}
    </Flex>
  );
}
