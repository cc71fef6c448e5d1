import type { ReactNode } from 'react';
import { Button } from 'antd';
import type { FailedMailBody, FailedMailsBody } from '@/api/generated/types.gen';
import { Section } from '@/components/layout/section.tsx';
import { RecordTable, type RecordColumn } from '@/components/lists/record-table.tsx';
import { t } from '@/lib/language/t.ts';
import { TimeAgo } from '../time-ago.tsx';
import { MAIL_KINDS } from './mail-kinds.ts';
import { useRetryMails } from './mail-mutations.ts';
import { useNow } from '@/lib/format/use-now.ts';
import { Icon } from '@/light/marks/icon.tsx';
import styles from '../database.module.css';

/** The latest failed mails, with buttons to retry one or all. */
export function FailedMails({ isAvailable, mails }: FailedMailsBody) {
  const now = useNow();
  const retry = useRetryMails();
  const isIdle = isAvailable && !retry.isPending;
  const columns: readonly RecordColumn<FailedMailBody>[] = [
    {
      title: t('Email'),
      render: ({ kind, address }) => (
        <span className={styles.backup}>
          <strong>{MAIL_KINDS[kind]}</strong>
          <small>{address}</small>
        </span>
      ),
    },
    { title: t('Failed'), width: '10rem', render: ({ failedAt }) => <TimeAgo instant={failedAt} now={now} /> },
    { title: t('Reason'), render: (mail) => <span className={styles.fault}>{reasonOf(mail)}</span> },
    {
      title: t('Actions'),
      untitled: true,
      width: '8rem',
      render: ({ id, kind, address }) => (
        <Button
          aria-label={t('Retry {kind} to {address}', { kind: MAIL_KINDS[kind], address })}
          disabled={!isIdle}
          onClick={() => retry.mutate([id])}
        >
          {t('Retry')}
        </Button>
      ),
    },
  ];
  return (
    <Section
      title={t('Failed emails')}
      action={
        <Button icon={<Icon name="refresh" />} disabled={!isIdle} onClick={() => retry.mutate(undefined)}>
          {t('Retry All')}
        </Button>
      }
    >
      <RecordTable label={t('Failed emails')} columns={columns} rows={mails} isStale={retry.isPending} />
    </Section>
  );
}

function reasonOf({ isInterrupted, fault }: FailedMailBody): ReactNode {
  if (isInterrupted) return t('Interrupted; it may have been sent');
  return fault === null ? t('Unknown') : <bdi lang="en">{fault}</bdi>;
}
