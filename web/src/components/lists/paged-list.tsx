import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { Suspense, type ReactNode } from 'react';
import type { Page } from '@/api/page.ts';
import { LoadFailure } from '@/components/states/load-failure.tsx';
import { LoadMore } from './load-more.tsx';

interface PagedListProps<Item> {
  list: UseInfiniteQueryResult<InfiniteData<Page<Item>>>;
  /** Plural noun for the items, such as “listings”. */
  what: string;
  failureTitle: string;
  /** Placeholder for an empty list. */
  empty: ReactNode;
  /** Renders the items. Called before they are loaded, so that a lazy component loads in parallel. */
  children: (items: readonly Item[] | undefined, isStale: boolean) => ReactNode;
}

/** A paginated list with its loading, empty and error states. */
export function PagedList<Item>({ list, what, failureTitle, empty, children }: PagedListProps<Item>) {
  const items = list.data?.pages.flatMap((page) => page.items);
  const retry = () => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch());
  const failure = list.isError ? <LoadFailure title={failureTitle} error={list.error} onRetry={retry} /> : null;
  if (!items && failure) return failure;
  if (items?.length === 0) return failure ?? empty;
  return (
    <Suspense fallback={<Skeleton active />}>
      {children(items, list.isPlaceholderData)}
      {failure}
      {items ? (
        <LoadMore
          shown={items.length}
          total={list.data?.pages[0]?.total ?? items.length}
          what={what}
          hasMore={list.hasNextPage}
          loading={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      ) : null}
    </Suspense>
  );
}
