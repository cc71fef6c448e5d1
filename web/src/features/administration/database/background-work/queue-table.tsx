import { Tag } from 'antd';
import type { QueueBody } from '@/api/generated/types.gen';
import { RecordTable, type RecordColumn } from '@/components/lists/record-table.tsx';
import { t } from '@/lib/language/t.ts';
import { TimeAgo } from '../time-ago.tsx';
import { useNow } from '@/lib/format/use-now.ts';

const NAMES: Record<QueueBody['name'], string> = {
  mail: t('Email'),
  export: t('Data exports'),
  webhook: t('Webhooks'),
  import: t('Listing imports'),
  payment: t('Payments'),
  application: t('Applications'),
  push: t('Push messages'),
};

/** The queues of background work; undefined while loading. */
export function QueueTable({ queues }: { queues: readonly QueueBody[] | undefined }) {
  const now = useNow();
  const columns: readonly RecordColumn<QueueBody>[] = [
    { title: t('Queue'), render: ({ name }) => <strong>{NAMES[name]}</strong> },
    {
      title: t('Waiting'),
      render: ({ waiting, delayed }) =>
        delayed > 0 ? t('{waiting} ({delayed} retrying)', { waiting, delayed }) : waiting,
    },
    { title: t('Oldest'), render: ({ oldestAt }) => (oldestAt ? <TimeAgo instant={oldestAt} now={now} /> : t('None')) },
    { title: t('Failed'), render: ({ failed }) => (failed > 0 ? <Tag color="error">{failed}</Tag> : 0) },
  ];
  return <RecordTable label={t('Queues')} rowKey="name" columns={columns} rows={queues} />;
}
