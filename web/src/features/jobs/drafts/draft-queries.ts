import { queryOptions } from '@tanstack/react-query';
import { jobDraftsAll, jobDraftsOne } from '@/api/generated/calls/listings.gen';
import { jobKeys } from '../job-queries.ts';

const draftKeys = {
  list: () => [...jobKeys.all, 'drafts'] as const,
  one: (id: number) => [...jobKeys.all, 'draft', id] as const,
};

/** The signed-in employer's drafts, most recently changed first. */
export const draftsQuery = queryOptions({
  queryKey: draftKeys.list(),
  queryFn: ({ signal }) => jobDraftsAll({ signal }),
});

/** A draft; always refetched. */
export const draftQuery = (id: number) =>
  queryOptions({
    queryKey: draftKeys.one(id),
    queryFn: ({ signal }) => jobDraftsOne({ path: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
