import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { FilterBar } from '../../../../components/filter-bar.tsx';
import { LoadFailure } from '../../../../components/load-failure.tsx';
import { LoadMore } from '../../../../components/load-more.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { APPLICATION_STATUSES, statusLabel } from '../../../../lib/application-status.ts';
import { oneOf } from '../../../../lib/search-params.ts';
import { receivedApplicationsQuery } from '../../application-queries.ts';
import type { ReceivedApplicationsSearch } from '../../received-applications-search.ts';
import { ApplicationTable } from './application-table.tsx';

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
  const applications = list.data?.pages.flatMap((page) => page.items) ?? [];
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
      {list.isPending ? <Skeleton height="4rem" rows={5} /> : null}
      {list.isError ? (
        <LoadFailure title="Failed to load applications" error={list.error} onRetry={() => void list.refetch()} />
      ) : null}
      {list.isSuccess && applications.length === 0 ? (
        <EmptyState
          text={isFiltered ? 'No applications found' : 'No applications yet'}
          hint={
            isFiltered ? 'Try other words, or another job or status.' : 'Applications to your listings appear here.'
          }
        />
      ) : null}
      {applications.length > 0 ? (
        <>
          <ApplicationTable applications={applications} />
          <LoadMore
            shown={applications.length}
            total={list.data?.pages[0]?.total ?? applications.length}
            what="applications"
            hasMore={list.hasNextPage}
            loading={list.isFetchingNextPage}
            onMore={() => void list.fetchNextPage()}
          />
        </>
      ) : null}
    </>
  );
}
