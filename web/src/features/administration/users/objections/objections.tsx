import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { Button, Card, Flex, Typography } from 'antd';
import { useState } from 'react';
import type { ObjectionBody } from '@/api/generated/types.gen';
import { Section } from '@/components/layout/section.tsx';
import { LoadFailure } from '@/components/states/load-failure.tsx';
import { t } from '@/lib/language/t.ts';
import { objectionsQuery, useRejectObjection } from './objection-queries.ts';
import { formatDate } from '@/lib/format/format-date.ts';
import { ReasonDialog } from '../actions/reason-dialog.tsx';
import { SuspendButton } from '../actions/suspend-button.tsx';

/** Objections of suspended users for admins to decide on; hidden if there are none. */
export function Objections() {
  const { data = [], error, refetch } = useQuery({ ...objectionsQuery, refetchOnMount: 'always' });
  if (error)
    return <LoadFailure title={t('We couldn’t load the objections')} error={error} onRetry={() => void refetch()} />;
  if (data.length === 0) return null;
  return (
    <Section title={t('Objections to suspensions')}>
      <Flex vertical component="ul" gap="middle" aria-label={t('Objections')}>
        {data.map((objection) => (
          <li key={objection.id}>
            <Objection objection={objection} />
          </li>
        ))}
      </Flex>
    </Section>
  );
}

function Objection({ objection }: { objection: ObjectionBody }) {
  const { userId, fullName, reason, suspendedAt, text, objectedAt } = objection;
  return (
    <Card size="small">
      <Flex vertical gap="small">
        <span>
          <Link to="/admin/users/$id" params={{ id: userId }}>
            <strong dir="auto">{fullName}</strong>
          </Link>{' '}
          · {t('objected on {date}', { date: formatDate(objectedAt) })}
        </span>
        <Typography.Text type="secondary" dir="auto">
          {t('Suspended on {date}: {reason}', { date: formatDate(suspendedAt), reason })}
        </Typography.Text>
        <p dir="auto" style={{ whiteSpace: 'pre-line' }}>
          {text}
        </p>
        <Flex wrap gap="small">
          <SuspendButton user={{ id: userId, fullName, suspendedAt }} />
          <RejectButton objection={objection} />
        </Flex>
      </Flex>
    </Card>
  );
}

function RejectButton({ objection: { id, fullName } }: { objection: ObjectionBody }) {
  const [isOpen, setOpen] = useState(false);
  const reject = useRejectObjection(id);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('Reject Objection')}</Button>
      <ReasonDialog
        isOpen={isOpen}
        title={t('Reject the objection of {fullName}?', { fullName })}
        action={t('Reject Objection')}
        isDanger
        change={reject}
        onSubmit={(reason, callbacks) => reject.mutate(reason, callbacks)}
        onClose={() => setOpen(false)}
      >
        {t('The account stays suspended. {fullName} gets the reason by email and cannot object again.', { fullName })}
      </ReasonDialog>
    </>
  );
}
