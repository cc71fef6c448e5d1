import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { PagedList } from '@/components/lists/paged-list.tsx';
import { pendingJobsQuery } from '@/features/jobs/review/review-queries.ts';
import { JobTable } from './job-table.tsx';

/** Listings and premium requests that await approval, oldest first. */
export function PendingJobs() {
  const pending = useInfiniteQuery(pendingJobsQuery);
  return (
    <PagedList
      list={pending}
      what="listings"
      failureTitle="Error loading jobs"
      empty={
        <EmptyState
          text="No listings await approval"
          hint="New and edited listings and premium requests appear here."
        />
      }
    >
      {(jobs) => <JobTable label="Listings that await approval" jobs={jobs} />}
    </PagedList>
  );
}
