import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  findabilityAccept,
  findabilityChange,
  findabilityDecline,
  findabilityOwn,
  findabilityReceived,
} from '@/api/generated/calls/account.gen';
import type { FindabilityRequest } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { queryScopes } from '@/lib/query/query-scopes.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';

/** Whether verified companies may find the reader, and what they see. */
export const findabilityQuery = queryOptions({
  queryKey: ['findability'],
  queryFn: ({ signal }) => findabilityOwn({ signal }),
});

/** What companies ask the reader. */
export const receivedRequestsQuery = queryOptions({
  queryKey: ['contact-requests'],
  queryFn: ({ signal }) => findabilityReceived({ signal }),
});

/** Switches the search on or off, or shows other things. */
export function useChangeFindability() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: FindabilityRequest) => findabilityChange({ body }),
    onSuccess: (changed) => queryClient.setQueryData(findabilityQuery.queryKey, changed),
    onSettled: () => queryClient.invalidateQueries(receivedRequestsQuery),
    meta: { success: { title: t('Saved') }, failure: t('Failed to save') },
  });
}

/** Accepts a request, which opens a conversation. */
export function useAcceptRequest() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (id: number) => findabilityAccept({ path: { id } }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: queryScopes.messaging });
      return queryClient.invalidateQueries(receivedRequestsQuery);
    },
    meta: { failure: t('Failed to accept the request') },
  });
}

/** Declines a request. */
export function useDeclineRequest() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (id: number) => findabilityDecline({ path: { id } }),
    onSettled: () => queryClient.invalidateQueries(receivedRequestsQuery),
    meta: {
      success: { title: t('Request declined'), description: t('The company cannot ask you again for 90 days.') },
      failure: t('Failed to decline the request'),
    },
  });
}
