import { useInfiniteQuery } from '@tanstack/react-query';
import { ButtonLink } from '@/public/button.tsx';
import { EmptyState } from '@/components/empty-state.tsx';
import { LoadFailure } from '@/components/load-failure.tsx';
import { Skeleton } from '@/public/skeleton.tsx';
import { receivedApplicationsQuery } from '@/features/applications/application-queries.ts';
import { ApplicationTable } from './application-table.tsx';
import styles from './latest-applications.module.css';

/** How many applications the dashboard shows. */
const LATEST = 5;

/** The latest applications to an employer's listings, and the way to all of them. */
export function LatestApplications() {
  const { data, error, refetch } = useInfiniteQuery(receivedApplicationsQuery({ limit: LATEST }));
  if (!data) {
    return error ? (
      <LoadFailure title="Failed to load applications" error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="4rem" rows={LATEST} />
    );
  }
  const applications = (data.pages[0]?.items ?? []).slice(0, LATEST);
  if (applications.length === 0) {
    return <EmptyState text="No applications yet" hint="Applications to your listings appear here." />;
  }
  return (
    <div className={styles.latest}>
      <h2 className="visually-hidden">Applications</h2>
      <ApplicationTable applications={applications} />
      <ButtonLink look="outline" to="/employer/applications">
        View All Applications
      </ButtonLink>
    </div>
  );
}
