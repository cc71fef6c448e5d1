import { useQuery } from '@tanstack/react-query';
import { BarList } from '../../../components/bar-list.tsx';
import { Donut } from '../../../components/donut.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { Panel } from '../../../components/panel.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { APPLICATION_STATUSES, statusLabel } from '../../../lib/application-status.ts';
import { overviewQuery } from '../administration-queries.ts';
import styles from './overview-figures.module.css';

/** The whole installation in pictures: users, listings, applications. */
export function OverviewFigures() {
  const { data: overview, error, refetch } = useQuery(overviewQuery);
  if (error && !overview) {
    return <LoadFailure title="Failed to load the figures" error={error} onRetry={() => void refetch()} />;
  }
  if (!overview) return <Skeleton rows={1} height="17rem" />;
  const { users, jobs, applications } = overview;
  return (
    <div className={styles.figures}>
      <Panel title="Users by role">
        <BarList
          label="Users by role"
          bars={[
            { label: 'Job seekers', value: users.job_seeker },
            { label: 'Employers', value: users.employer },
            { label: 'Admins', value: users.admin },
          ]}
        />
      </Panel>
      <Panel title="Listings by state">
        <Donut
          label="Listings by state"
          centre="listings"
          slices={[
            { label: 'Active', value: jobs.active },
            { label: 'Pending', value: jobs.pending },
            { label: 'Closed', value: jobs.closed },
            { label: 'Archived', value: jobs.archived },
          ]}
        />
      </Panel>
      <Panel title="Applications by status">
        <BarList
          label="Applications by status"
          bars={APPLICATION_STATUSES.map((status) => ({ label: statusLabel(status), value: applications[status] }))}
        />
      </Panel>
    </div>
  );
}
