import { useQuery } from '@tanstack/react-query';
import type { ScheduledTaskBody } from '@/api/generated/types.gen';
import { ButtonLink } from '@/public/button.tsx';
import { Notice } from '@/public/notice.tsx';
import { useNow } from '@/lib/use-now.ts';
import { schedulesQuery } from '@/features/administration/database-queries.ts';
import { runState, scheduledTaskName } from '@/features/administration/scheduled-tasks.ts';
import styles from './schedule-failures.module.css';
import { TimeAgo } from './relative-time.tsx';

/** Warnings about scheduled tasks that failed or were interrupted. */
export function ScheduleFailures() {
  const failed = useQuery(schedulesQuery).data?.filter(hasFailed) ?? [];
  const now = useNow();
  if (failed.length === 0) return null;
  return (
    <div className={styles.failures} role="alert">
      {failed.map(({ name, lastRun }) => (
        <Notice
          key={name}
          icon="alert"
          tone="warning"
          action={
            <ButtonLink look="outline" size="small" to="/admin/database-management" search={{ tab: 'protection' }}>
              Protection Settings
            </ButtonLink>
          }
        >
          {scheduledTaskName(name)} {lastRun.isInterrupted ? 'was interrupted' : 'failed'}{' '}
          <TimeAgo instant={lastRun.startedAt} now={now} />: {lastRun.error ?? INTERRUPTED}
        </Notice>
      ))}
    </div>
  );
}

const INTERRUPTED = 'its process stopped before it finished. It will run again automatically.';

function hasFailed(
  task: ScheduledTaskBody,
): task is ScheduledTaskBody & { lastRun: NonNullable<ScheduledTaskBody['lastRun']> } {
  const state = runState(task);
  return state === 'failed' || state === 'interrupted';
}
