import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/public/button.tsx';
import { CardGrid } from '@/public/card-grid.tsx';
import { EmptyState } from '@/components/empty-state.tsx';
import { LoadFailure } from '@/components/load-failure.tsx';
import { jobListQuery } from '@/features/jobs/job-queries.ts';
import type { JobCardContent } from './job-card.tsx';
import { JobCardSkeletons } from './job-card-skeleton.tsx';

/** How many listings are recommended. */
const RECOMMENDED = 6;

/** The first listings of the general list. */
export function RecommendedJobs({ renderJob }: { renderJob: (job: JobCardContent) => ReactNode }) {
  const { data, error, refetch } = useInfiniteQuery(jobListQuery({}));
  if (!data) {
    return error ? (
      <LoadFailure title="Error loading jobs" error={error} onRetry={() => void refetch()} />
    ) : (
      <JobCardSkeletons count={3} />
    );
  }
  const jobs = data.pages.flatMap((page) => page.items).slice(0, RECOMMENDED);
  if (jobs.length === 0) {
    return (
      <EmptyState text="No recommended jobs available yet">
        <ButtonLink to="/job-seeker/search">Browse Jobs</ButtonLink>
      </EmptyState>
    );
  }
  return <CardGrid title="Recommended Jobs">{jobs.map(renderJob)}</CardGrid>;
}
