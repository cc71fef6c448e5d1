import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import { useState } from 'react';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { PagedList } from '@/components/lists/paged-list.tsx';
import { closedNote } from '@/features/applications/received/closed-note.ts';
import { receivedListQuery } from '@/features/applications/received/received-application-queries.ts';
import type { ReceivedApplicationsSearch } from '@/features/applications/received/received-applications-search.ts';
import { ApplicationRecordTable } from './application-record-table.tsx';
import { ApplicationsFilter } from './applications-filter.tsx';
import { SelectionBar } from './move/selection-bar.tsx';

interface ReceivedApplicationsProps {
  filter: ReceivedApplicationsSearch;
  /** The listings to choose from. */
  jobs: readonly { id: number; title: string }[];
  onFilter: (change: ReceivedApplicationsSearch) => void;
}

/** All applications to an employer's listings, with filters. */
export function ReceivedApplications({ filter, jobs, onFilter }: ReceivedApplicationsProps) {
  const list = useInfiniteQuery({ ...receivedListQuery(filter), placeholderData: keepPreviousData });
  const [selected, setSelected] = useState<readonly number[]>([]);
  const shown = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const open = shown.filter((application) => closedNote(application) === undefined);
  const isFiltered = Object.values(filter).some((value) => value !== undefined);

  return (
    <Flex vertical gap="middle">
      <ApplicationsFilter filter={filter} jobs={jobs} onFilter={onFilter} hasStatus />
      <SelectionBar
        selected={open.filter(({ id }) => selected.includes(id))}
        onSelect={(which) => setSelected(which === 'all' ? open.map(({ id }) => id) : [])}
      />
      <PagedList
        list={list}
        what="applications"
        failureTitle="We couldn’t load applications"
        empty={
          isFiltered ? (
            <EmptyState text="No applications found" hint="Try other keywords, or another job or status." />
          ) : (
            <EmptyState text="No applications yet" hint="Applications to your listings appear here." />
          )
        }
      >
        {(applications, isStale) => (
          <ApplicationRecordTable
            applications={applications}
            isStale={isStale}
            filter={filter}
            selected={selected}
            onSelect={setSelected}
          />
        )}
      </PagedList>
    </Flex>
  );
}
