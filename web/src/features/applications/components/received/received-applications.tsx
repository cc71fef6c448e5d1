import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { FilterBar } from '@/public/filter-bar.tsx';
import { PagedList } from '@/components/paged-list.tsx';
import { SearchField } from '@/public/search-field.tsx';
import { SelectField } from '@/public/select-field.tsx';
import { APPLICATION_STATUSES, statusLabel } from '@/lib/application-status.ts';
import { oneOf } from '@/lib/search-params.ts';
import { receivedApplicationsQuery } from '@/features/applications/application-queries.ts';
import type { ReceivedApplicationsSearch } from '@/features/applications/received-applications-search.ts';

const ApplicationRecordTable = lazy(() =>
  import('./application-record-table.tsx').then((module) => ({ default: module.ApplicationRecordTable })),
);

interface ReceivedApplicationsProps {
  filter: ReceivedApplicationsSearch;
  /** The listings to choose from. */
  jobs: readonly { id: number; title: string }[];
  onFilter: (change: ReceivedApplicationsSearch) => void;
}

const PAGE = 20;
const STATUSES = APPLICATION_STATUSES.map((status) => ({ value: status, label: statusLabel(status) }));

/** All applications to an employer's listings, to find by listing, status and name. */
export function ReceivedApplications({ filter, jobs, onFilter }: ReceivedApplicationsProps) {
  const list = useInfiniteQuery({
    ...receivedApplicationsQuery({ ...filter, limit: PAGE }),
    placeholderData: keepPreviousData,
  });
  const isFiltered = Object.values(filter).some((value) => value !== undefined);

  return (
    <>
      <FilterBar>
        <SearchField
          label="Search applications"
          placeholder="Applicant or job"
          value={filter.search ?? ''}
          onSearch={(search) => onFilter({ search })}
        />
        <SelectField
          label="Job"
          unmarked
          placeholder="All jobs"
          options={jobs.map((job) => ({ value: String(job.id), label: job.title }))}
          value={filter.jobId?.toString() ?? ''}
          onValue={(value) => onFilter({ jobId: value === '' ? undefined : Number(value) })}
        />
        <SelectField
          label="Status"
          unmarked
          placeholder="Any status"
          options={STATUSES}
          value={filter.status ?? ''}
          onValue={(value) => onFilter({ status: oneOf(APPLICATION_STATUSES, value) })}
        />
      </FilterBar>
      <PagedList
        list={list}
        what="applications"
        failureTitle="Failed to load applications"
        empty={
          isFiltered ? (
            <EmptyState text="No applications found" hint="Try other words, or another job or status." />
          ) : (
            <EmptyState text="No applications yet" hint="Applications to your listings appear here." />
          )
        }
      >
        {(applications, isStale) => <ApplicationRecordTable applications={applications} isStale={isStale} />}
      </PagedList>
    </>
  );
}
