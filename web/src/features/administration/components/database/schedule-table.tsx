import type { ScheduleBody } from '../../../../api/generated/types.gen';
import { Badge, type BadgeTone } from '../../../../components/badge.tsx';
import { RecordTable, type RecordColumn } from '../../../../components/record-table.tsx';
import { useNow } from '../../../../lib/use-now.ts';
import { runStanding, scheduledWorkName, type RunStanding } from '../../scheduled-work.ts';
import styles from './database.module.css';
import { TimeAgo, TimeUntil } from './relative-time.tsx';

/** What runs by the clock as a row; its name is the id. */
interface ScheduleRow extends ScheduleBody {
  id: string;
}

const STANDINGS: Record<RunStanding, { tone: BadgeTone; label: string }> = {
  never: { tone: 'outlined', label: 'Not yet run' },
  running: { tone: 'default', label: 'Running' },
  interrupted: { tone: 'destructive', label: 'Interrupted' },
  failed: { tone: 'destructive', label: 'Failed' },
  done: { tone: 'success', label: 'Done' },
};

const RESULT: RecordColumn<ScheduleRow> = {
  title: 'Result',
  render: (schedule) => {
    const { tone, label } = STANDINGS[runStanding(schedule)];
    const error = schedule.lastRun?.error;
    return (
      <span className={styles.standing}>
        <Badge tone={tone}>{label}</Badge>
        {error ? <span className={styles.fault}>{error}</span> : null}
      </span>
    );
  },
};

const NAME: RecordColumn<ScheduleRow> = {
  title: 'What',
  width: '18rem',
  render: ({ name }) => <strong className={styles.name}>{scheduledWorkName(name)}</strong>,
};

const PACE: RecordColumn<ScheduleRow> = {
  title: 'Every',
  width: '8rem',
  render: ({ everyHours }) => (everyHours === 1 ? 'hour' : `${everyHours} hours`),
};

interface ScheduleTableProps {
  /** Unknown while they are loading. */
  schedules: readonly ScheduleBody[] | undefined;
}

/** What runs by the clock, with the last run, what came of it, and the next one. */
export function ScheduleTable({ schedules }: ScheduleTableProps) {
  const now = useNow();
  const last: RecordColumn<ScheduleRow> = {
    title: 'Last run',
    width: '10rem',
    render: ({ lastRun }) => (lastRun ? <TimeAgo instant={lastRun.startedAt} now={now} /> : 'Never'),
  };
  const next: RecordColumn<ScheduleRow> = {
    title: 'Next run',
    width: '10rem',
    render: ({ nextRunAt }) => <TimeUntil instant={nextRunAt} now={now} />,
  };
  return (
    <RecordTable
      label="Last and next runs"
      columns={[NAME, PACE, last, RESULT, next]}
      rows={schedules?.map((schedule) => ({ ...schedule, id: schedule.name }))}
      isStale={false}
    />
  );
}
