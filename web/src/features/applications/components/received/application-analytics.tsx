import { useQuery } from '@tanstack/react-query';
import { BarList } from '@/public/bar-list.tsx';
import { LoadFailure } from '@/components/load-failure.tsx';
import { Panel } from '@/components/panel.tsx';
import { Ring } from '@/public/ring.tsx';
import { Skeleton } from '@/public/skeleton.tsx';
import { APPLICATION_STATUSES, statusLabel } from '@/lib/application-status.ts';
import { percentOf } from '@/lib/percent.ts';
import { applicationSummaryQuery } from '@/features/applications/application-queries.ts';
import styles from './application-analytics.module.css';

/** How many of those who look apply, and what becomes of the applications. */
export function ApplicationAnalytics() {
  const { data, error, refetch } = useQuery(applicationSummaryQuery);
  if (!data) {
    return error ? (
      <LoadFailure title="Failed to load your figures" error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton rows={1} height="18rem" />
    );
  }
  const { totalApplications, totalViews, applicationsByStatus } = data;
  const rate = percentOf(totalApplications, totalViews);
  return (
    <div className={styles.analytics}>
      <Panel title="Application Rate">
        <div className={styles.rate}>
          <Ring percent={rate} />
          <p>
            {totalViews === 0
              ? `Applications: ${totalApplications}. Your listings have no counted views yet.`
              : `Applications: ${totalApplications}, views: ${totalViews}, which is a rate of ${rate}%.`}
          </p>
        </div>
      </Panel>
      <Panel title="Status Breakdown">
        <BarList
          label="Applications by status"
          full={100}
          bars={APPLICATION_STATUSES.map((status) => {
            const count = applicationsByStatus[status];
            const share = percentOf(count, totalApplications);
            return { label: statusLabel(status), value: share, text: `${share}% (${count})` };
          })}
        />
      </Panel>
    </div>
  );
}
