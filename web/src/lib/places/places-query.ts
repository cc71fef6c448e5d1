import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { placesSuggest } from '@/api/generated/calls/jobs.gen';

/** Shorter texts match too many names. */
const MIN_LENGTH = 2;

/** Places whose names begin with a text. */
export const placesQuery = (text: string) => {
  const q = text.trim();
  return queryOptions({
    queryKey: ['places', q.toLowerCase()],
    queryFn: ({ signal }) => placesSuggest({ query: { q }, signal }),
    enabled: q.length >= MIN_LENGTH,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    retry: false,
  });
};
