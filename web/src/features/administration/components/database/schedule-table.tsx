import type { ScheduledTaskBody } from '@/api/generated/types.gen';
import { Badge, type BadgeTone } from '@/public/badge.tsx';
import { RecordTable, type RecordColumn } from '@/components/record-table.tsx';
import { useNow } from '@/lib/use-now.ts';
import {
  describeSchedule,
  runState,
  scheduledTaskName,
  type RunState,
} from '@/features/administration/scheduled-tasks.ts';
import styles from './database.module.css';
import { TimeAgo, TimeUntil } from './relative-time.tsx';

/** A row of the table, identified by the name of its task. */
interface TaskRow extends ScheduledTaskBody {
  id: string;
}

const STATES: Record<RunState, { tone: BadgeTone; label: string }> = {
  never: { tone: 'outlined', label: 'Not yet run' },
  running: { tone: 'default', label: 'Running' },
  interrupted: { tone: 'destructive', label: 'Interrupted' },
  failed: { tone: 'destructive', label: 'Failed' },
  done: { tone: 'success', label: 'Done' },
};

const RESULT: RecordColumn<TaskRow> = {
  title: 'Result',
  render: (task) => {
    const { tone, label } = STATES[runState(task)];
    const error = task.lastRun?.error;
    return (
      <span className={styles.standing}>
        <Badge tone={tone}>{label}</Badge>
        {error ? <span className={styles.fault}>{error}</span> : null}
      </span>
    );
  },
};

interface ScheduleTableProps {
  /** Undefined while loading. */
  tasks: readonly ScheduledTaskBody[] | undefined;
}

/** Scheduled tasks with their last runs, results and next runs. */
export function ScheduleTable({ tasks }: ScheduleTableProps) {
  const now = useNow();
  const task: RecordColumn<TaskRow> = {
    title: 'Task',
    width: '24rem',
    render: ({ name, cron, lastRun }) => (
      <span className={styles.backup}>
        <strong>{scheduledTaskName(name)}</strong>
        <small>
          {describeSchedule(cron)}
          {lastRun ? (
            <>
              {' · last run '}
              <TimeAgo instant={lastRun.startedAt} now={now} />
            </>
          ) : null}
        </small>
      </span>
    ),
  };
  const next: RecordColumn<TaskRow> = {
    title: 'Next run',
    width: '10rem',
    render: ({ nextRunAt }) => <TimeUntil instant={nextRunAt} now={now} />,
  };
  return (
    <RecordTable
      label="Scheduled tasks"
      columns={[task, RESULT, next]}
      rows={tasks?.map((row) => ({ ...row, id: row.name }))}
      isStale={false}
    />
  );
}
