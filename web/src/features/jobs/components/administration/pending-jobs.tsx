import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadFailure } from '../../../../components/load-failure.tsx';
import { LoadMore } from '../../../../components/load-more.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { pendingJobsQuery } from '../../job-queries.ts';
import { AdminJobRow } from './admin-job-row.tsx';
import { JobReview } from './job-review.tsx';
import styles from './admin-jobs.module.css';

/** The listings that await approval, each to be read before it is approved. */
export function PendingJobs() {
  const pending = useInfiniteQuery(pendingJobsQuery);
  const [reviewed, setReviewed] = useState<number>();

  if (pending.isPending) return <Skeleton height="7rem" />;
  if (pending.isError) {
    return <LoadFailure title="Error loading jobs" error={pending.error} onRetry={() => void pending.refetch()} />;
  }
  const jobs = pending.data.pages.flatMap((page) => page.items);
  return (
    <>
      {jobs.length === 0 ? (
        <EmptyState text="No listings await approval" hint="New listings and edited ones appear here." />
      ) : (
        <>
          <ul className={styles.list} aria-label="Listings that await approval">
            {jobs.map((job) => (
              <AdminJobRow key={job.id} job={job}>
                <Button size="small" aria-label={`Review ${job.title}`} onClick={() => setReviewed(job.id)}>
                  Review
                </Button>
              </AdminJobRow>
            ))}
          </ul>
          <LoadMore
            shown={jobs.length}
            total={pending.data.pages[0]?.total ?? jobs.length}
            what="listings"
            hasMore={pending.hasNextPage}
            loading={pending.isFetchingNextPage}
            onMore={() => void pending.fetchNextPage()}
          />
        </>
      )}
      {reviewed === undefined ? null : <JobReview id={reviewed} onClose={() => setReviewed(undefined)} />}
    </>
  );
}
