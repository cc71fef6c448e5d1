import { Link } from '@tanstack/react-router';
import { Flex, Typography } from 'antd';
import type { AuditEntryBody } from '@/api/generated/types.gen';
import { RecordTable, type RecordColumn } from '@/components/lists/record-table.tsx';
import { t } from '@/lib/language/t.ts';
import { personName } from '@/lib/words/person-name.ts';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from './audit-actions.ts';
import { formatInstant } from '@/lib/format/format-time.ts';
import { detailsOf } from './audit-details.ts';

const COLUMNS: readonly RecordColumn<AuditEntryBody>[] = [
  { title: t('Action'), width: '13rem', render: ({ action }) => <strong>{AUDIT_ACTIONS[action]}</strong> },
  { title: t('Time'), width: '13rem', render: ({ occurredAt }) => formatInstant(occurredAt) },
  { title: t('By'), width: '12rem', render: (entry) => <Actor entry={entry} /> },
  { title: t('Subject'), width: '14rem', render: (entry) => <Subject entry={entry} /> },
  { title: t('Details'), render: ({ details, address }) => <Details details={details} address={address} /> },
];

export function AuditTable({
  entries,
  isStale,
}: {
  entries: readonly AuditEntryBody[] | undefined;
  isStale?: boolean;
}) {
  return (
    <RecordTable label={t('Audit log')} columns={COLUMNS} rows={entries} rowKey="position" isStale={isStale ?? false} />
  );
}

function Actor({ entry: { actorKind, actorId, actorName } }: { entry: AuditEntryBody }) {
  if (actorId !== null) return <UserLink id={actorId} name={actorName} />;
  return actorKind === 'visitor' ? t('Someone not signed in') : t('The system');
}

function Subject({ entry: { subjectKind, subjectId, subjectName } }: { entry: AuditEntryBody }) {
  if (subjectKind === null || subjectId === null) return '–';
  if (subjectKind === 'user' || subjectKind === 'company')
    return <UserLink id={Number(subjectId)} name={subjectName} />;
  if (subjectKind === 'listing' && subjectName !== null)
    return (
      <Link to="/jobs/$id" params={{ id: Number(subjectId) }}>
        {subjectName}
      </Link>
    );
  return `${AUDIT_SUBJECTS[subjectKind]} ${subjectId}`;
}

function UserLink({ id, name }: { id: number; name: string | null }) {
  return (
    <Link to="/admin/users/$id" params={{ id }}>
      {name === null ? t('User {id}', { id: String(id) }) : personName(name)}
    </Link>
  );
}

function Details({ details, address }: Pick<AuditEntryBody, 'details' | 'address'>) {
  const facts = detailsOf(details);
  return (
    <Flex vertical style={{ overflowWrap: 'anywhere' }}>
      {facts === '' ? null : <span>{facts}</span>}
      {address === null ? null : <Typography.Text type="secondary">{address}</Typography.Text>}
    </Flex>
  );
}
