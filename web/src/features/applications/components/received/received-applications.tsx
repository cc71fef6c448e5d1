import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Flex, Select } from 'antd';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { PagedList } from '@/components/lists/paged-list.tsx';
import { SearchField } from '@/components/forms/search-field.tsx';
import { APPLICATION_STANDINGS, statusLabel, type ApplicationStanding } from '@/lib/rules/application-status.ts';
import { receivedListQuery } from '@/features/applications/received-application-queries.ts';
import type { ReceivedApplicationsSearch } from '@/features/applications/received-applications-search.ts';
import { ApplicationRecordTable } from './application-record-table.tsx';

interface ReceivedApplicationsProps {
  filter: ReceivedApplicationsSearch;
  /** The listings to choose from. */
  jobs: readonly { id: number; title: string }[];
  onFilter: (change: ReceivedApplicationsSearch) => void;
}

const MUST_HAVES = [
  { value: 'met', label: 'No must-have missed' },
  { value: 'missed', label: 'Must-have missed' },
];

const STATUSES = APPLICATION_STANDINGS.map((status) => ({ value: status, label: statusLabel(status) }));

/** All applications to an employer's listings, filtered by listing, status and words. */
export function ReceivedApplications({ filter, jobs, onFilter }: ReceivedApplicationsProps) {
  const list = useInfiniteQuery({ ...receivedListQuery(filter), placeholderData: keepPreviousData });
  const isFiltered = Object.values(filter).some((value) => value !== undefined);

  return (
    <Flex vertical gap="middle">
      <Flex wrap gap="small">
        <SearchField
          label="Search applications"
          placeholder="Applicant or job"
          value={filter.search ?? ''}
          onSearch={(search) => onFilter({ search: search || undefined })}
        />
        <Select
          aria-label="Job"
          placeholder="All jobs"
          allowClear
          virtual={false}
          showSearch={{ optionFilterProp: 'label' }}
          options={jobs.map((job) => ({ value: job.id, label: job.title }))}
          value={filter.jobId}
          onChange={(jobId: number | undefined) => onFilter({ jobId })}
          style={{ flex: '1 1 10rem', maxWidth: '20rem' }}
        />
        <Select
          aria-label="Status"
          placeholder="Any status"
          allowClear
          virtual={false}
          options={STATUSES}
          value={filter.status}
          onChange={(status: ApplicationStanding | undefined) => onFilter({ status })}
          style={{ flex: '1 1 8rem', maxWidth: '12rem' }}
        />
        <Select
          aria-label="Must-haves"
          placeholder="Any answers"
          allowClear
          virtual={false}
          options={MUST_HAVES}
          value={filter.missesMustHave === undefined ? undefined : filter.missesMustHave ? 'missed' : 'met'}
          onChange={(chosen: string | undefined) =>
            onFilter({ missesMustHave: chosen === undefined ? undefined : chosen === 'missed' })
          }
          style={{ flex: '1 1 8rem', maxWidth: '12rem' }}
        />
      </Flex>
      <PagedList
        list={list}
        what="applications"
        failureTitle="Failed to load applications"
        empty={
          isFiltered ? (
            <EmptyState text="No applications found" hint="Try different words, or another job or status." />
          ) : (
            <EmptyState text="No applications yet" hint="Applications to your listings appear here." />
          )
        }
      >
        {(applications, isStale) => (
          <ApplicationRecordTable applications={applications} isStale={isStale} filter={filter} />
        )}
      </PagedList>
    </Flex>
  );
}
