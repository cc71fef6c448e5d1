import { queryOptions } from '@tanstack/react-query';
import { reviewExplanations } from '@/api/generated/calls/moderation.gen';
import { queryScopes } from './query-scopes.ts';

/** Explanations that admins gave before, newest first. */
export const explanationsQuery = queryOptions({
  queryKey: [...queryScopes.jobs, 'explanations'],
  queryFn: ({ signal }) => reviewExplanations({ signal }),
});
