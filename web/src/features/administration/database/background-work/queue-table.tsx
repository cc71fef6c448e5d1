import { Tag } from 'antd';
import type { QueueBody } from '@/api/generated/types.gen';
import { RecordTable, type RecordColumn } from '@/components/lists/record-table.tsx';
import { TimeAgo } from '../time-ago.tsx';
import { useNow } from '@/lib/format/use-now.ts';

const NAMES: Record<QueueBody['name'], string> = {
  mail: 'Email',
  export: 'Data exports',
  webhook: 'Webhooks',
  import: 'Listing imports',
  payment: 'Payments',
  application: 'Applications',
};

/** The queues of background work; undefined while loading. */
export function QueueTable({ queues }: { queues: readonly QueueBody[] | undefined }) {
  const now = useNow();
  const columns: readonly RecordColumn<QueueBody>[] = [
    { title: 'Queue', render: ({ name }) => <strong>{NAMES[name]}</strong> },
    {
      title: 'Waiting',
      render: ({ waiting, delayed }) => (delayed > 0 ? `${waiting} (${delayed} retrying)` : waiting),
    },
    { title: 'Oldest', render: ({ oldestAt }) => (oldestAt ? <TimeAgo instant={oldestAt} now={now} /> : 'None') },
    { title: 'Failed', render: ({ failed }) => (failed > 0 ? <Tag color="error">{failed}</Tag> : 0) },
  ];
  return <RecordTable label="Queues" rowKey="name" columns={columns} rows={queues} />;
}
