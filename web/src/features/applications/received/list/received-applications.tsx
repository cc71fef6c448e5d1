import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import { useState } from 'react';
import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { PagedList } from '@/components/lists/paged-list.tsx';
import { useMayHire } from '@/lib/access/company-role.ts';
import { t } from '@/lib/language/t.ts';
import { closedNote } from '../review/closed-note.ts';
import { receivedListQuery } from '../received-application-queries.ts';
import type { ReceivedApplicationsSearch } from './received-applications-search.ts';
import { ApplicationRecordTable } from './application-record-table.tsx';
import { ApplicationsFilter } from './applications-filter.tsx';
import { SelectionBar } from '../move/selection-bar.tsx';

interface ReceivedApplicationsProps {
  filter: ReceivedApplicationsSearch;
  /** The listings to choose from; undefined if the list is of one of them. */
  jobs: readonly { id: number; title: string }[] | undefined;
  onFilter: (change: ReceivedApplicationsSearch) => void;
  /** What an empty list advises. */
  hint?: string;
}

/** Applications to an employer's listings, with filters. */
export function ReceivedApplications(props: ReceivedApplicationsProps) {
  const { filter, jobs, onFilter, hint = t('Applications to your listings appear here.') } = props;
  const list = useInfiniteQuery({ ...receivedListQuery(filter), placeholderData: keepPreviousData });
  const [selected, setSelected] = useState<readonly ReceivedApplicationBody[]>([]);
  const mayHire = useMayHire();
  const shown = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const { jobId, sort: _sort, ...narrowing } = filter;
  const isFiltered = Object.values(jobs ? { jobId, ...narrowing } : narrowing).some((value) => value !== undefined);

  const selectShown = (ids: readonly number[]) => {
    const hidden = selected.filter(({ id }) => !shown.some((application) => application.id === id));
    setSelected([...hidden, ...shown.filter(({ id }) => ids.includes(id))]);
  };
  // A selection is of the list that was seen.
  const change = (chosen: ReceivedApplicationsSearch) => {
    setSelected([]);
    onFilter(chosen);
  };

  return (
    <Flex vertical gap="small">
      <ApplicationsFilter filter={filter} jobs={jobs} onFilter={change} isList />
      <SelectionBar
        selected={selected.map((before) => shown.find(({ id }) => id === before.id) ?? before).filter(isOpen)}
        total={list.data?.pages[0]?.total ?? shown.length}
        filter={filter}
        onSelect={setSelected}
      />
      <PagedList
        list={list}
        what={t('applications')}
        failureTitle={t('We couldn’t load applications')}
        empty={
          isFiltered ? (
            <EmptyState text={t('No applications found')} hint={t('Try other keywords, or fewer filters.')} />
          ) : (
            <EmptyState text={t('No applications yet')} hint={hint} />
          )
        }
      >
        {(applications, isStale) => (
          <ApplicationRecordTable
            applications={applications}
            isStale={isStale}
            filter={filter}
            onSort={(sort) => onFilter({ sort: sort === 'newest' ? undefined : sort })}
            {...(mayHire && { selected: selected.map(({ id }) => id), onSelect: selectShown })}
          />
        )}
      </PagedList>
    </Flex>
  );
}

function isOpen(application: ReceivedApplicationBody): boolean {
  return closedNote(application) === undefined;
}
