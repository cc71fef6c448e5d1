import { useQuery } from '@tanstack/react-query';
import type { OverviewBody } from '@/api/generated/types.gen';
import { Bars } from '@/components/display/bars.tsx';
import { LoadFailure } from '@/components/states/load-failure.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import { t } from '@/lib/language/t.ts';
import { overviewQuery } from './administration-queries.ts';
import { APPLICATION_STATUSES, statusLabel } from '@/lib/rules/application-status.ts';
import styles from './overview-figures.module.css';

/** Keeps the layout while the figures load. */
const UNKNOWN: OverviewBody = {
  users: { job_seeker: 0, employer: 0, admin: 0 },
  jobs: { active: 0, pending: 0, closed: 0, archived: 0 },
  applications: { pending: 0, reviewed: 0, shortlisted: 0, interviewed: 0, offered: 0, rejected: 0 },
};

/** Charts of all users, listings and applications. */
export function OverviewFigures() {
  const { data: overview, error, refetch } = useQuery(overviewQuery);
  if (error && !overview) {
    return <LoadFailure title={t('We couldn’t load the stats')} error={error} onRetry={() => void refetch()} />;
  }
  const { users, jobs, applications } = overview ?? UNKNOWN;
  return (
    <div className={styles.figures} aria-busy={!overview}>
      <Panel title={t('Users by role')}>
        <Bars
          label={t('Users by role')}
          bars={[
            { label: t('Job seekers'), value: users.job_seeker },
            { label: t('Employers'), value: users.employer },
            { label: t('Admins'), value: users.admin },
          ]}
        />
      </Panel>
      <Panel title={t('Listings by state')}>
        <Bars
          label={t('Listings by state')}
          bars={[
            { label: t('Active'), value: jobs.active },
            { label: t('Pending'), value: jobs.pending },
            { label: t('Closed'), value: jobs.closed },
            { label: t('Archived'), value: jobs.archived },
          ]}
        />
      </Panel>
      <Panel title={t('Applications by status')}>
        <Bars
          label={t('Applications by status')}
          bars={APPLICATION_STATUSES.map((status) => ({ label: statusLabel(status), value: applications[status] }))}
        />
      </Panel>
    </div>
  );
}
