import { queryScopes } from '@/lib/query/query-scopes.ts';

/** Query keys of conversations. */
export const messagingKeys = {
  all: queryScopes.messaging,
  unread: () => [...messagingKeys.all, 'unread'] as const,
  list: () => [...messagingKeys.all, 'list'] as const,
  /** The lists that match a filter; any change may concern them. */
  found: (...filter: readonly Readonly<Record<string, unknown>>[]) =>
    [...messagingKeys.all, 'found', ...filter] as const,
  conversation: (id: number) => [...messagingKeys.all, 'conversation', id] as const,
  about: (participantId: number, jobId: number) => [...messagingKeys.all, 'about', participantId, jobId] as const,
  thread: (id: number) => [...messagingKeys.all, 'thread', id] as const,
};
