import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import type { ScheduledTaskBody } from '@/api/generated/types.gen';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { Said } from '@/lib/language/said.tsx';
import { t } from '@/lib/language/t.ts';
import { Trans } from '@/lib/language/trans.tsx';
import { schedulesQuery } from '../database-queries.ts';
import { runState, scheduledTaskName } from './scheduled-tasks.ts';
import { useNow } from '@/lib/format/use-now.ts';
import { TimeAgo } from '../time-ago.tsx';

/** A warning about scheduled tasks that failed or were interrupted. */
export function ScheduleFailures() {
  const failed = useQuery(schedulesQuery).data?.filter(hasFailed) ?? [];
  const now = useNow();
  if (failed.length === 0) return null;
  return (
    <Alert
      type="warning"
      role="alert"
      showIcon
      title={failed.map(({ name, lastRun }) => (
        <p key={name}>
          <Trans
            id={lastRun.isInterrupted ? '{task} was interrupted <0/>: {reason}' : '{task} failed <0/>: {reason}'}
            values={{ task: scheduledTaskName(name), reason: <Said text={lastRun.error ?? INTERRUPTED} /> }}
            components={{ 0: <TimeAgo instant={lastRun.startedAt} now={now} /> }}
          />
        </p>
      ))}
      description={<ButtonLink to="/admin/work">{t('Tasks and mail')}</ButtonLink>}
    />
  );
}

const INTERRUPTED = t('its process stopped before it finished. It will run again automatically.');

function hasFailed(
  task: ScheduledTaskBody,
): task is ScheduledTaskBody & { lastRun: NonNullable<ScheduledTaskBody['lastRun']> } {
  const state = runState(task);
  return state === 'failed' || state === 'interrupted';
}
