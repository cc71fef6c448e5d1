import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { FilterBar } from '@/public/filter-bar.tsx';
import { PagedList } from '@/components/paged-list.tsx';
import { SearchField } from '@/public/search-field.tsx';
import { SelectField } from '@/public/select-field.tsx';
import { optionsOf } from '@/lib/job-options.ts';
import { adminJobsQuery } from '@/features/jobs/job-queries.ts';
import { JOB_STATE_LABELS, type JobState } from '@/features/jobs/job-standing.ts';
import { JobReview } from './job-review.tsx';

const JobTable = lazy(() => import('./job-table.tsx').then((module) => ({ default: module.JobTable })));

interface AllJobsProps {
  state: JobState | 'all';
  keywords: string;
  onFilter: (filter: { state?: JobState | 'all'; keywords?: string }) => void;
}

const STATES = [{ value: 'all' as const, label: 'Any state' }, ...optionsOf(JOB_STATE_LABELS)];

/** All listings, to search, read, archive and unarchive. */
export function AllJobs({ state, keywords, onFilter }: AllJobsProps) {
  const filter = { state, keywords: keywords || undefined };
  const listings = useInfiniteQuery({ ...adminJobsQuery(filter), placeholderData: keepPreviousData });
  const [reviewed, setReviewed] = useState<number>();

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
      <PagedList
        list={listings}
        what="listings"
        failureTitle="Error loading jobs"
        empty={<EmptyState text="No listings found" hint="Try another state or other words." />}
      >
        {(jobs, isStale) => <JobTable jobs={jobs} isStale={isStale} onReview={setReviewed} />}
      </PagedList>
      {reviewed === undefined ? null : <JobReview id={reviewed} onClose={() => setReviewed(undefined)} />}
    </>
  );
}
