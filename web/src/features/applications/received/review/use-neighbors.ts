import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { receivedListQuery } from '../received-application-queries.ts';
import type { ReceivedApplicationsSearch } from '../list/received-applications-search.ts';

/** How far from the end of what is loaded the next page loads, so that nobody who decides quickly has to wait. */
const AHEAD = 5;

/** The place of an application in a list; counts from 1. */
export interface Neighbors {
  previous: number | undefined;
  next: number | undefined;
  position: number;
  total: number;
}

/**
 * The place of an application in the filtered list; undefined until it is found. Stays as it was when a change of status
 * removes the application from the list. Use it in a component with the id as its key.
 */
export function useNeighbors(id: number, filter: ReceivedApplicationsSearch): Neighbors | undefined {
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery(receivedListQuery(filter));
  const ids = data?.pages.flatMap(({ items }) => items.map((application) => application.id)) ?? [];
  const index = ids.indexOf(id);
  const [known, setKnown] = useState<Neighbors>();
  const isNearEnd = index >= ids.length - AHEAD;
  // Once for each application, also if it fails.
  const hasAsked = useRef(false);

  useEffect(() => {
    if (index < 0 || !isNearEnd || !hasNextPage || isFetching || hasAsked.current) return;
    hasAsked.current = true;
    void fetchNextPage();
  }, [index, isNearEnd, hasNextPage, isFetching, fetchNextPage]);

  if (index < 0) return known;
  const found = {
    previous: ids[index - 1],
    next: ids[index + 1],
    position: index + 1,
    total: data?.pages[0]?.total ?? ids.length,
  };
  if (JSON.stringify(found) !== JSON.stringify(known)) setKnown(found);
  return found;
}
