import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { suggestionsSuggest } from '@/api/generated/calls/jobs.gen';

/** Characters of a question. */
const MAX_LENGTH = 100;

/** What the trade calls roles, or skills that open listings ask for, by how it begins. */
export const suggestionsQuery = (kind: 'role' | 'skill', typed: string) => {
  const q = typed.trim().slice(0, MAX_LENGTH);
  return queryOptions({
    queryKey: ['suggestions', kind, q.toLowerCase()],
    queryFn: ({ signal }) => suggestionsSuggest({ query: { q, kind }, signal }),
    enabled: q !== '',
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    // The list is an offer: anything else may be typed.
    retry: false,
  });
};
