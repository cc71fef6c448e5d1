import { useQuery } from '@tanstack/react-query';
import type { OverviewBody } from '@/api/generated/types.gen';
import { Bars } from '@/components/display/bars.tsx';
import { LoadFailure } from '@/components/states/load-failure.tsx';
import { Panel } from '@/components/layout/panel.tsx';
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
    return <LoadFailure title="We couldn’t load the stats" error={error} onRetry={() => void refetch()} />;
  }
  const { users, jobs, applications } = overview ?? UNKNOWN;
  return (
    <div className={styles.figures} aria-busy={!overview}>
      <Panel title="Users by role">
        <Bars
          label="Users by role"
          bars={[
            { label: 'Job seekers', value: users.job_seeker },
            { label: 'Employers', value: users.employer },
            { label: 'Admins', value: users.admin },
          ]}
        />
      </Panel>
      <Panel title="Listings by state">
        <Bars
          label="Listings by state"
          bars={[
            { label: 'Active', value: jobs.active },
            { label: 'Pending', value: jobs.pending },
            { label: 'Closed', value: jobs.closed },
            { label: 'Archived', value: jobs.archived },
          ]}
        />
      </Panel>
      <Panel title="Applications by status">
        <Bars
          label="Applications by status"
          bars={APPLICATION_STATUSES.map((status) => ({ label: statusLabel(status), value: applications[status] }))}
        />
      </Panel>
    </div>
  );
}
