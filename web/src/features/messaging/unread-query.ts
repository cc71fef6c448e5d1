import { queryOptions } from '@tanstack/react-query';
import type { UnreadBody } from '@/api/generated/types.gen';
import { getJson } from '@/api/http.ts';
import { messagingKeys } from './messaging-keys.ts';

/** How much is unread in all conversations. Part of the entry chunk, hence without the generated client. */
export const unreadQuery = queryOptions({
  queryKey: messagingKeys.unread(),
  queryFn: ({ signal }) => getJson<UnreadBody>('/api/conversations/unread', signal),
  staleTime: 10_000,
});
