import { queryScopes } from '@/lib/query-scopes.ts';

/** The keys of everything that is known about conversations. */
export const messagingKeys = {
  all: queryScopes.messaging,
  unread: () => [...messagingKeys.all, 'unread'] as const,
  list: () => [...messagingKeys.all, 'list'] as const,
  conversation: (id: number) => [...messagingKeys.all, 'conversation', id] as const,
  thread: (id: number) => [...messagingKeys.all, 'thread', id] as const,
};
