import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { FilterBar } from '../../../../components/filter-bar.tsx';
import { LoadFailure } from '../../../../components/load-failure.tsx';
import { LoadMore } from '../../../../components/load-more.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { adminJobsQuery } from '../../job-queries.ts';
import { useArchiveJob } from '../../job-standing-mutations.ts';
import { JOB_STATE_LABELS, type JobState } from '../../job-standing.ts';
import { optionsOf } from '../../../../lib/job-options.ts';
import { AdminJobRow } from './admin-job-row.tsx';
import styles from './admin-jobs.module.css';
import { JobReview } from './job-review.tsx';

interface AllJobsProps {
  state: JobState | 'all';
  keywords: string;
  onFilter: (filter: { state?: JobState | 'all'; keywords?: string }) => void;
}

const STATES = [{ value: 'all' as const, label: 'Any state' }, ...optionsOf(JOB_STATE_LABELS)];

/** All listings of everybody, to find, read, put away and take back. */
export function AllJobs({ state, keywords, onFilter }: AllJobsProps) {
  const filter = { state, keywords: keywords || undefined };
  const listings = useInfiniteQuery({ ...adminJobsQuery(filter), placeholderData: keepPreviousData });
  const archive = useArchiveJob('Failed to update job archive status');
  const [reviewed, setReviewed] = useState<number>();
  const jobs = listings.data?.pages.flatMap((page) => page.items) ?? [];

  return (
    <>
      <FilterBar>
        <SearchField
          label="Search listings"
          placeholder="Title or company"
          value={keywords}
          onSearch={(typed) => onFilter({ keywords: typed })}
        />
        <SelectField
          label="State"
          unmarked
          options={STATES}
          value={state}
          onValue={(value) => onFilter({ state: STATES.find((option) => option.value === value)?.value })}
        />
      </FilterBar>
      {listings.isPending ? <Skeleton height="7rem" /> : null}
      {listings.isError ? (
        <LoadFailure title="Error loading jobs" error={listings.error} onRetry={() => void listings.refetch()} />
      ) : null}
      {listings.isSuccess && jobs.length === 0 ? (
        <EmptyState text="No listings found" hint="Try another state or other words." />
      ) : null}
      {jobs.length > 0 ? (
        <>
          <ul className={styles.list} aria-label="Listings" aria-busy={listings.isPlaceholderData}>
            {jobs.map((job) => (
              <AdminJobRow key={job.id} job={job}>
                <Button
                  look="outline"
                  size="small"
                  aria-label={`Review ${job.title}`}
                  onClick={() => setReviewed(job.id)}
                >
                  Review
                </Button>
                <Button
                  look="quiet"
                  size="small"
                  aria-label={`${job.isArchived ? 'Unarchive' : 'Archive'} ${job.title}`}
                  disabled={archive.isPending}
                  onClick={() => archive.mutate({ id: job.id, archive: !job.isArchived })}
                >
                  {job.isArchived ? 'Unarchive' : 'Archive'}
                </Button>
              </AdminJobRow>
            ))}
          </ul>
          <LoadMore
            shown={jobs.length}
            total={listings.data?.pages[0]?.total ?? jobs.length}
            what="listings"
            hasMore={listings.hasNextPage}
            loading={listings.isFetchingNextPage}
            onMore={() => void listings.fetchNextPage()}
          />
        </>
      ) : null}
      {reviewed === undefined ? null : <JobReview id={reviewed} onClose={() => setReviewed(undefined)} />}
    </>
  );
}
