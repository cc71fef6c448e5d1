import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Flex, Select } from 'antd';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { PagedList } from '@/components/lists/paged-list.tsx';
import { SearchField } from '@/components/fields/search-field.tsx';
import { adminJobsQuery } from '../review-queries.ts';
import { JOB_STATE_LABELS, type JobState } from '../../job-state.ts';
import { optionsOf } from '@/lib/rules/job-options.ts';
import { JobTable } from './job-table.tsx';

interface AllJobsProps {
  state: JobState | 'all';
  keywords: string;
  onFilter: (filter: { state?: JobState | 'all'; keywords?: string }) => void;
}

const STATES = [{ value: 'all' as const, label: 'Any state' }, ...optionsOf(JOB_STATE_LABELS)];

/** All listings, with a search and a filter by state. */
export function AllJobs({ state, keywords, onFilter }: AllJobsProps) {
  const filter = { state, keywords: keywords || undefined };
  const listings = useInfiniteQuery({ ...adminJobsQuery(filter), placeholderData: keepPreviousData });

  return (
    <Flex vertical gap="middle">
      <Flex wrap gap="small">
        <SearchField
          label="Search listings"
          placeholder="Title or company"
          value={keywords}
          onSearch={(typed) => onFilter({ keywords: typed })}
        />
        <Select
          aria-label="State"
          options={STATES}
          value={state}
          onChange={(value) => onFilter({ state: value })}
          style={{ width: '12rem' }}
        />
      </Flex>
      <PagedList
        list={listings}
        what="listings"
        failureTitle="We couldn’t load the listings"
        empty={<EmptyState text="No listings found" hint="Try another state or different keywords." />}
      >
        {(jobs, isStale) => <JobTable label="Listings" jobs={jobs} isStale={isStale} />}
      </PagedList>
    </Flex>
  );
}
