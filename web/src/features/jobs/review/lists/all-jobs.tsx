import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Flex, Select } from 'antd';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { PagedList } from '@/components/lists/paged-list.tsx';
import { SearchField } from '@/components/fields/search-field.tsx';
import { t } from '@/lib/language/t.ts';
import { adminJobsQuery } from '../review-queries.ts';
import { JOB_STATE_LABELS, type JobState } from '../../job-state.ts';
import { optionsOf } from '@/lib/rules/job-options.ts';
import { JobTable } from './job-table.tsx';

interface AllJobsProps {
  state: JobState | 'all';
  keywords: string;
  onFilter: (filter: { state?: JobState | 'all'; keywords?: string }) => void;
}

const STATES = [{ value: 'all' as const, label: t('Any state') }, ...optionsOf(JOB_STATE_LABELS)];

/** All listings, with a search and a filter by state. */
export function AllJobs({ state, keywords, onFilter }: AllJobsProps) {
  const filter = { state, keywords: keywords || undefined };
  const listings = useInfiniteQuery({ ...adminJobsQuery(filter), placeholderData: keepPreviousData });

  return (
    <Flex vertical gap="middle">
      <Flex wrap gap="small">
        <SearchField
          label={t('Search listings')}
          placeholder={t('Title or company')}
          value={keywords}
          onSearch={(typed) => onFilter({ keywords: typed })}
        />
        <Select
          aria-label={t('State')}
          options={STATES}
          value={state}
          onChange={(value) => onFilter({ state: value })}
          style={{ width: '12rem' }}
        />
      </Flex>
      <PagedList
        list={listings}
        what={t('listings')}
        failureTitle={t('We couldn’t load the listings')}
        empty={<EmptyState text={t('No listings found')} hint={t('Try another state or different keywords.')} />}
      >
        {(jobs, isStale) => <JobTable label={t('Listings')} jobs={jobs} isStale={isStale} />}
      </PagedList>
    </Flex>
  );
}
