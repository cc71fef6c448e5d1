import { queryOptions } from '@tanstack/react-query';
import type { UnreadBody } from '@/api/generated/types.gen';
import { getJson } from '@/api/http.ts';
import { messagingKeys } from './messaging-keys.ts';

/** The number of unread messages in all conversations. Without the generated client, to keep the entry chunk small. */
export const unreadQuery = queryOptions({
  queryKey: messagingKeys.unread(),
  queryFn: ({ signal }) => getJson<UnreadBody>('/api/conversations/unread', signal),
  staleTime: 10_000,
});
