import { queryOptions } from '@tanstack/react-query';
import { bookmarksOwn } from '@/api/generated/calls/jobs.gen';
import { readAllPages } from '@/api/page.ts';

/** The keys of everything that is known about saved listings. */
export const bookmarkKeys = {
  all: ['bookmarks'] as const,
  own: () => [...bookmarkKeys.all, 'own'] as const,
};

/** All listings that the job seeker who is signed in has saved. */
export const ownBookmarksQuery = queryOptions({
  queryKey: bookmarkKeys.own(),
  queryFn: ({ signal }) => readAllPages((options, cursor) => bookmarksOwn({ query: { cursor }, signal, ...options })),
});
