import { Space, Tag, type TagProps } from 'antd';
import type { ScheduledTaskBody } from '@/api/generated/types.gen';
import { RecordTable, type RecordColumn } from '@/components/lists/record-table.tsx';
import { Said } from '@/lib/language/said.tsx';
import { t } from '@/lib/language/t.ts';
import { Trans } from '@/lib/language/trans.tsx';
import { describeSchedule, runState, scheduledTaskName, type RunState } from './scheduled-tasks.ts';
import { formatInstant, formatTimeOfDay } from '@/lib/format/format-time.ts';
import { useNow } from '@/lib/format/use-now.ts';
import styles from '../database.module.css';
import { TimeAgo } from '../time-ago.tsx';

const STATES: Record<RunState, { label: string; tag: TagProps }> = {
  never: { label: t('Not yet run'), tag: { variant: 'outlined' } },
  running: { label: t('Running'), tag: { color: 'processing' } },
  interrupted: { label: t('Interrupted'), tag: { color: 'error' } },
  failed: { label: t('Failed'), tag: { color: 'error' } },
  done: { label: t('Done'), tag: { color: 'success' } },
};

const COLUMNS: readonly RecordColumn<ScheduledTaskBody>[] = [
  { title: t('Task'), render: ({ name }) => <strong>{scheduledTaskName(name)}</strong> },
  {
    title: t('Schedule'),
    width: '17rem',
    render: ({ cron, nextRunAt }) => (
      <>
        <Trans
          id="{schedule}, next at <0>{time}</0>"
          values={{ schedule: describeSchedule(cron), time: formatTimeOfDay(nextRunAt) }}
          components={{ 0: <time dateTime={nextRunAt} title={formatInstant(nextRunAt)} /> }}
        />
      </>
    ),
  },
  { title: t('Last run'), render: (task) => <LastRun task={task} /> },
];

/** Scheduled tasks with their last and next runs; the tasks are undefined while loading. */
export function ScheduleTable({ tasks }: { tasks: readonly ScheduledTaskBody[] | undefined }) {
  return <RecordTable label={t('Scheduled tasks')} rowKey="name" columns={COLUMNS} rows={tasks} />;
}

function LastRun({ task }: { task: ScheduledTaskBody }) {
  const now = useNow();
  const { label, tag } = STATES[runState(task)];
  return (
    <Space wrap>
      <Tag {...tag}>{label}</Tag>
      {task.lastRun ? <TimeAgo instant={task.lastRun.startedAt} now={now} /> : null}
      {task.lastRun?.error ? (
        <span className={styles.fault}>
          <Said text={task.lastRun.error} />
        </span>
      ) : null}
    </Space>
  );
}
