import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { Loaded } from '@/components/states/loaded.tsx';
import { t } from '@/lib/language/t.ts';
import { recommendedJobsQuery } from './recommended-jobs-query.ts';
import { CardGrid } from '@/light/blocks/card-grid.tsx';
import type { JobCardContent } from './drawn/card/job-card.tsx';
import { JobCardSkeletons } from './drawn/card/job-card-skeleton.tsx';

/** Initial and maximum number of recommendations. */
const FIRST = 6;
const MAX = 30;

/** Recommended listings for the job seeker, with reasons. */
export function RecommendedJobs({ renderJob }: { renderJob: (job: JobCardContent) => ReactNode }) {
  const [limit, setLimit] = useState(FIRST);
  const query = useQuery({ ...recommendedJobsQuery(limit), placeholderData: keepPreviousData });
  return (
    <Loaded
      query={query}
      failureTitle={t('We couldn’t load the listings')}
      placeholder={<JobCardSkeletons count={3} />}
    >
      {(jobs) =>
        jobs.length === 0 ? (
          <EmptyState text={t('No recommended jobs available yet')}>
            <ButtonLink to="/job-seeker/search">{t('Browse Jobs')}</ButtonLink>
          </EmptyState>
        ) : (
          <>
            <CardGrid title={t('Recommended Jobs')}>
              {jobs.map(({ reason, ...job }) => renderJob({ ...job, because: reason ?? t('One of the newest jobs') }))}
            </CardGrid>
            {limit === FIRST && jobs.length === FIRST ? (
              <Button style={{ justifySelf: 'center' }} onClick={() => setLimit(MAX)}>
                {t('Show More')}
              </Button>
            ) : null}
          </>
        )
      }
    </Loaded>
  );
}
