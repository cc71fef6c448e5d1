import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { conversationsOne, conversationsOwn, messagesThread } from '@/api/generated/sdk.gen';
import { readPage } from '@/api/page.ts';
import { messagingKeys } from './messaging-keys.ts';
import { withNewest, type Thread } from './thread.ts';

/** How long the list is fresh, in ms. */
const LIST_FRESH = 10_000;

/** How long a conversation and its messages are fresh, in ms. */
const THREAD_FRESH = 5_000;

/** The conversations of the person who is signed in, the latest first, page by page. */
export const conversationsQuery = infiniteQueryOptions({
  queryKey: messagingKeys.list(),
  queryFn: ({ pageParam, signal }) =>
    readPage((options) => conversationsOwn({ query: { cursor: pageParam }, signal, ...options })),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.nextCursor,
  staleTime: LIST_FRESH,
});

/** One conversation, with whom it is. */
export const conversationQuery = (id: number) =>
  queryOptions({
    queryKey: messagingKeys.conversation(id),
    queryFn: ({ signal }) => conversationsOne({ path: { id }, signal }),
    staleTime: THREAD_FRESH,
  });

/** Reads a page of messages: the newest without a cursor. */
export function readMessages(id: number, cursor?: string, signal?: AbortSignal) {
  return readPage((options) => messagesThread({ path: { id }, query: { cursor }, signal, ...options }));
}

/** The messages of a conversation: fetching brings the newest, what was loaded of the older ones stays. */
export const threadQuery = (id: number) =>
  queryOptions({
    queryKey: messagingKeys.thread(id),
    queryFn: async ({ client, signal }): Promise<Thread> => {
      const page = await readMessages(id, undefined, signal);
      return withNewest(client.getQueryData<Thread>(messagingKeys.thread(id)), page);
    },
    staleTime: THREAD_FRESH,
  });
