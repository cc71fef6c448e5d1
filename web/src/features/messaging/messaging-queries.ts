import { queryOptions } from '@tanstack/react-query';
import {
  conversationsOne,
  conversationsOwn,
  conversationsStart,
  messagesThread,
} from '@/api/generated/calls/messaging.gen';
import { readPage } from '@/api/page.ts';
import { messagingKeys } from './messaging-keys.ts';
import { withNewest, type Thread } from './thread/messages/thread-entries.ts';
import { pagedQuery } from '@/lib/query/paged-query.ts';

/** Stale time of the list, in ms. */
const LIST_FRESH = 10_000;

/** Stale time of a conversation and its messages, in ms. */
const THREAD_FRESH = 5_000;

/** Which conversations to list. */
export interface ConversationFilter {
  search?: string | undefined;
  unread?: boolean | undefined;
  /** Those that wait for the reader's reply. */
  unanswered?: boolean | undefined;
}

/** The signed-in user's conversations, newest first, page by page. */
export const conversationsQuery = {
  ...pagedQuery(messagingKeys.list(), (cursor, options) => conversationsOwn({ query: { cursor }, ...options })),
  staleTime: LIST_FRESH,
};

/** Those of them that match a filter. */
export const foundConversationsQuery = ({ search, unread, unanswered }: ConversationFilter) =>
  search === undefined && unread === undefined && unanswered === undefined
    ? conversationsQuery
    : {
        ...pagedQuery(messagingKeys.found({ search, unread, unanswered }), (cursor, options) =>
          conversationsOwn({ query: { cursor, search, unread, unanswered }, ...options }),
        ),
        staleTime: LIST_FRESH,
      };

/** The newest conversations that wait for the reader's reply, and how many there are. */
export const unansweredQuery = queryOptions({
  queryKey: messagingKeys.found({ unanswered: true, limit: 5 }),
  queryFn: ({ signal }) =>
    readPage((options) => conversationsOwn({ query: { unanswered: true, limit: 5 }, signal, ...options })),
  staleTime: LIST_FRESH,
});

/** A conversation and its other participant. */
export const conversationQuery = (id: number) =>
  queryOptions({
    queryKey: messagingKeys.conversation(id),
    queryFn: ({ signal }) => conversationsOne({ path: { id }, signal }),
    staleTime: THREAD_FRESH,
  });

/**
 * The conversation with a user about a listing; created if there is none, which stays hidden until the first message.
 */
export const conversationAboutQuery = ({ participantId, jobId }: { participantId: number; jobId: number }) =>
  queryOptions({
    queryKey: messagingKeys.about(participantId, jobId),
    queryFn: ({ signal }) => conversationsStart({ body: { participantId, jobId }, signal }),
    staleTime: Infinity,
  });

/** Loads a page of messages; without a cursor, the newest. */
export function readMessages(id: number, cursor?: string, signal?: AbortSignal) {
  return readPage((options) => messagesThread({ path: { id }, query: { cursor }, signal, ...options }));
}

/** The messages of a conversation: a fetch loads the newest page and keeps older ones. */
export const threadQuery = (id: number) =>
  queryOptions({
    queryKey: messagingKeys.thread(id),
    queryFn: async ({ client, signal }): Promise<Thread> => {
      const page = await readMessages(id, undefined, signal);
      return withNewest(client.getQueryData<Thread>(messagingKeys.thread(id)), page);
    },
    staleTime: THREAD_FRESH,
  });
