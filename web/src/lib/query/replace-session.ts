import { hashKey, type QueryClient } from '@tanstack/react-query';
import { setPerson } from '@/lib/browser/person.ts';
import { sessionChannel } from '@/lib/browser/session-channel.ts';
import { queryScopes } from './query-scopes.ts';

const SESSION = hashKey(queryScopes.session);

/** Replaces the session, and drops all data loaded for the previous one, here and in the browser's storages. */
export function replaceSession(queryClient: QueryClient, user: { id: number } | null): void {
  queryClient.removeQueries({ predicate: ({ queryHash }) => queryHash !== SESSION });
  // By way of none: a session that changes from one person to another at once was replaced elsewhere.
  queryClient.setQueryData(queryScopes.session, null);
  queryClient.setQueryData(queryScopes.session, user);
  setPerson(user?.id ?? null);
  sessionChannel().postMessage(user?.id ?? null);
}
