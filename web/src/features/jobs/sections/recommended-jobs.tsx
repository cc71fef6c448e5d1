import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { Loaded } from '@/components/states/loaded.tsx';
import { jobListQuery } from '@/features/jobs/job-queries.ts';
import { CardGrid } from '@/public/blocks/card-grid.tsx';
import type { JobCardContent } from '@/features/jobs/card/job-card.tsx';
import { JobCardSkeletons } from '@/features/jobs/card/job-card-skeleton.tsx';

/** How many listings are recommended. */
const RECOMMENDED = 6;

/** The first listings of the general list. */
export function RecommendedJobs({ renderJob }: { renderJob: (job: JobCardContent) => ReactNode }) {
  const query = useInfiniteQuery({
    ...jobListQuery({}),
    select: ({ pages }) => pages.flatMap(({ items }) => items).slice(0, RECOMMENDED),
  });
  return (
    <Loaded query={query} failureTitle="Error loading jobs" placeholder={<JobCardSkeletons count={3} />}>
      {(jobs) =>
        jobs.length === 0 ? (
          <EmptyState text="No recommended jobs available yet">
            <ButtonLink to="/job-seeker/search">Browse Jobs</ButtonLink>
          </EmptyState>
        ) : (
          <CardGrid title="Recommended Jobs">{jobs.map(renderJob)}</CardGrid>
        )
      }
    </Loaded>
  );
}
