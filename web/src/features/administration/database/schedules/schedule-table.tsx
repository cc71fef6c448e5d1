import { Space, Tag, type TagProps } from 'antd';
import dayjs from 'dayjs';
import type { ScheduledTaskBody } from '@/api/generated/types.gen';
import { RecordTable, type RecordColumn } from '@/components/lists/record-table.tsx';
import { describeSchedule, runState, scheduledTaskName, type RunState } from './scheduled-tasks.ts';
import { formatInstant } from '@/lib/format/format-time.ts';
import { useNow } from '@/lib/format/use-now.ts';
import styles from '../database.module.css';
import { TimeAgo } from '../time-ago.tsx';

const STATES: Record<RunState, { label: string; tag: TagProps }> = {
  never: { label: 'Not yet run', tag: { variant: 'outlined' } },
  running: { label: 'Running', tag: { color: 'processing' } },
  interrupted: { label: 'Interrupted', tag: { color: 'error' } },
  failed: { label: 'Failed', tag: { color: 'error' } },
  done: { label: 'Done', tag: { color: 'success' } },
};

const COLUMNS: readonly RecordColumn<ScheduledTaskBody>[] = [
  { title: 'Task', render: ({ name }) => <strong>{scheduledTaskName(name)}</strong> },
  {
    title: 'Schedule',
    width: '17rem',
    render: ({ cron, nextRunAt }) => (
      <>
        {describeSchedule(cron)}, next at{' '}
        <time dateTime={nextRunAt} title={formatInstant(nextRunAt)}>
          {dayjs(nextRunAt).format('h:mm A')}
        </time>
      </>
    ),
  },
  { title: 'Last run', render: (task) => <LastRun task={task} /> },
];

/** Scheduled tasks with their last and next runs; the tasks are undefined while loading. */
export function ScheduleTable({ tasks }: { tasks: readonly ScheduledTaskBody[] | undefined }) {
  return <RecordTable label="Scheduled tasks" rowKey="name" columns={COLUMNS} rows={tasks} />;
}

function LastRun({ task }: { task: ScheduledTaskBody }) {
  const now = useNow();
  const { label, tag } = STATES[runState(task)];
  return (
    <Space wrap>
      <Tag {...tag}>{label}</Tag>
      {task.lastRun ? <TimeAgo instant={task.lastRun.startedAt} now={now} /> : null}
      {task.lastRun?.error ? <span className={styles.fault}>{task.lastRun.error}</span> : null}
    </Space>
  );
}
