import { useQuery } from '@tanstack/react-query';
import type { ScheduleBody } from '../../../../api/generated/types.gen';
import { ButtonLink } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { useNow } from '../../../../lib/use-now.ts';
import { schedulesQuery } from '../../database-queries.ts';
import { runStanding, scheduledWorkName } from '../../scheduled-work.ts';
import styles from './schedule-failures.module.css';
import { TimeAgo } from './relative-time.tsx';

/** Says what has failed, or was interrupted, of that which runs by the clock; nothing where nothing has. */
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
          {scheduledWorkName(name)} {lastRun.isCutOff ? 'was interrupted' : 'failed'}{' '}
          <TimeAgo instant={lastRun.startedAt} now={now} />: {lastRun.error ?? INTERRUPTED}
        </Notice>
      ))}
    </div>
  );
}

const INTERRUPTED = 'its process ended before it was finished. It is run again by itself.';

function hasFailed(
  schedule: ScheduleBody,
): schedule is ScheduleBody & { lastRun: NonNullable<ScheduleBody['lastRun']> } {
  const standing = runStanding(schedule);
  return standing === 'failed' || standing === 'interrupted';
}
