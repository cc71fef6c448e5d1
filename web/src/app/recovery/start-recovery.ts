import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import type { Connection } from '@/lib/browser/connection.ts';

/** What recovers when the connection is back. */
interface Recoverable {
  queryClient: QueryClient;
  router: Pick<AnyRouter, 'state' | 'invalidate'>;
}

/** When the connection is back, reloads failed data, and the page if its code is missing. */
export function startRecovery(connection: Connection, { queryClient, router }: Recoverable): void {
  connection.subscribe(() => {
    if (connection.current() !== 'fine') return;
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    if (router.state.matches.some(({ status }) => status === 'error')) void router.invalidate();
  });
}
