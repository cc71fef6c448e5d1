import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/public/button.tsx';
import { EmptyState } from '@/components/empty-state.tsx';
import { PagedList } from '@/components/paged-list.tsx';
import { Skeleton } from '@/public/skeleton.tsx';
import { pendingJobsQuery } from '@/features/jobs/job-queries.ts';
import { JobRows } from '@/features/jobs/card/job-rows.tsx';
import { AdminJobRow } from './admin-job-row.tsx';
import { JobReview } from './job-review.tsx';

/** Listings awaiting an admin, each to be read before it is approved. */
export function PendingJobs() {
  const pending = useInfiniteQuery(pendingJobsQuery);
  const [reviewed, setReviewed] = useState<number>();

  return (
    <>
      <PagedList
        list={pending}
        what="listings"
        failureTitle="Error loading jobs"
        empty={
          <EmptyState
            text="No listings await approval"
            hint="New and edited listings, and requests for premium, appear here."
          />
        }
      >
        {(jobs) =>
          jobs ? (
            <JobRows label="Listings that await approval">
              {jobs.map((job) => (
                <AdminJobRow key={job.id} job={job}>
                  <Button size="small" aria-label={`Review ${job.title}`} onClick={() => setReviewed(job.id)}>
                    Review
                  </Button>
                </AdminJobRow>
              ))}
            </JobRows>
          ) : (
            <Skeleton height="7rem" />
          )
        }
      </PagedList>
      {reviewed === undefined ? null : <JobReview id={reviewed} onClose={() => setReviewed(undefined)} />}
    </>
  );
}
