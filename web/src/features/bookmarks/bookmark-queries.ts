import { queryOptions } from '@tanstack/react-query';
import { bookmarksOwn, bookmarksUnavailable } from '@/api/generated/calls/jobs.gen';
import { readAllPages } from '@/api/page.ts';

/** Query keys of saved listings. */
export const bookmarkKeys = {
  all: ['bookmarks'] as const,
  own: () => [...bookmarkKeys.all, 'own'] as const,
  unavailable: () => [...bookmarkKeys.all, 'unavailable'] as const,
};

/** All listings saved by the signed-in job seeker. */
export const ownBookmarksQuery = queryOptions({
  queryKey: bookmarkKeys.own(),
  queryFn: ({ signal }) => readAllPages((options, cursor) => bookmarksOwn({ query: { cursor }, signal, ...options })),
});

/** Saved listings that can no longer be read. */
export const unavailableBookmarksQuery = queryOptions({
  queryKey: bookmarkKeys.unavailable(),
  queryFn: ({ signal }) => bookmarksUnavailable({ signal }),
});
