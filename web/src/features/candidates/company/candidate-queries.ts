import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  candidatesAsk,
  candidatesFind,
  candidatesLookAt,
  candidatesSent,
  candidatesTakeBack,
} from '@/api/generated/calls/hiring.gen';
import type { CandidatesFindData } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';

/** What a search asks for. */
export type CandidateSearch = CandidatesFindData['query'];

export type LanguageLevel = NonNullable<CandidateSearch['level']>;

/** Levels of a language, lowest first. */
export const LEVELS = ['Basic', 'Intermediate', 'Advanced', 'Fluent', 'Native'] as const satisfies LanguageLevel[];

/** People may switch the search off at any time, and each search counts: nothing is kept or read again by itself. */
const FRESH = { gcTime: 0, staleTime: Infinity, retry: false, refetchOnWindowFocus: false } as const;

/** A page of people. */
export const candidatesQuery = (search: CandidateSearch) =>
  queryOptions({
    queryKey: ['candidates', 'found', search],
    queryFn: ({ signal }) => candidatesFind({ query: search, signal }),
    placeholderData: keepPreviousData,
    ...FRESH,
  });

/** Somebody's card, which the person is told of. */
export const candidateQuery = (handle: string) =>
  queryOptions({
    queryKey: ['candidates', 'card', handle],
    queryFn: ({ signal }) => candidatesLookAt({ path: { handle }, signal }),
    ...FRESH,
  });

/** What the company asked. */
export const sentRequestsQuery = queryOptions({
  queryKey: ['candidates', 'requests'],
  queryFn: ({ signal }) => candidatesSent({ signal }),
});

/** Asks somebody to talk about a listing. */
export function useAsk(handle: string) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: { jobId: number; text: string }) => candidatesAsk({ path: { handle }, body }),
    onSuccess: (card) => queryClient.setQueryData(candidateQuery(handle).queryKey, card),
    onSettled: () => queryClient.invalidateQueries(sentRequestsQuery),
    meta: { success: { title: t('Request sent'), description: t('A conversation opens if the person accepts.') } },
  });
}

/** Takes a request back. */
export function useTakeBack() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (id: number) => candidatesTakeBack({ path: { id } }),
    onSettled: () => queryClient.invalidateQueries(sentRequestsQuery),
    meta: { success: { title: t('Request taken back') }, failure: t('Failed to take the request back') },
  });
}
