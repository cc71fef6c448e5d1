import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { toasts } from '../../../lib/toasts.ts';
import { jobListQuery, premiumJobsQuery } from '../job-queries.ts';
import { clearedSearch, type JobSearch } from '../job-search-params.ts';
import { JobCard, type JobCardContent } from './job-card.tsx';
import { JobCardSkeletons } from './job-card-skeleton.tsx';
import styles from './job-results.module.css';

const SKELETONS = 3;

interface JobResultsProps {
  search: JobSearch;
  onSearch: (search: JobSearch) => void;
  renderAction: (job: JobCardContent) => ReactNode;
  renderCorner: (job: JobCardContent) => ReactNode;
}

/** The listings that a search found, page after page. */
export function JobResults({ search, onSearch, renderAction, renderCorner }: JobResultsProps) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    jobListQuery(search),
  );
  // They come together with the premium strip, which would push them down otherwise.
  const { isPending: isStripPending } = useQuery(premiumJobsQuery(search));
  useEffect(() => {
    if (!error) return;
    const description = error.message || 'Failed to load jobs';
    toasts.show({ title: 'Error loading jobs', description, tone: 'destructive' });
  }, [error]);

  if (error && !data) {
    return <LoadFailure title="Failed to load jobs." error={error} onRetry={() => void refetch()} />;
  }
  if (!data || isStripPending) return <JobCardSkeletons count={SKELETONS} />;

  const jobs = distinct(data.pages.flatMap((page) => page.items));
  if (jobs.length === 0) {
    return (
      <EmptyState
        text="No jobs found"
        hint="We couldn't find any jobs matching your search criteria. Try adjusting your filters."
      >
        <Button look="outline" size="small" onClick={() => onSearch(clearedSearch(search))}>
          Clear All Filters
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.jobs}>
        {jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} fromSearch corner={renderCorner(job)} action={renderAction(job)} />
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <div className={styles.more} data-needs-scripts>
          <output>{`Showing ${jobs.length.toLocaleString('en-US')} jobs`}</output>
          <Button look="outline" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? 'Loading more jobs...' : 'Load more'}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** A listing that was edited between two pages may come twice; once is enough. */
function distinct<Job extends { id: number }>(jobs: Job[]): Job[] {
  return [...new Map(jobs.map((job) => [job.id, job])).values()];
}
