import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import type { Connection } from '../../lib/connection.ts';

/** What comes back by itself once requests get through again. */
interface Recoverable {
  queryClient: QueryClient;
  router: Pick<AnyRouter, 'state' | 'invalidate'>;
}

/** Whenever the connection comes back, loads anew what failed without it: the data on the screen, and the page itself. */
export function startRecovery(connection: Connection, { queryClient, router }: Recoverable): void {
  connection.subscribe(() => {
    if (connection.current() !== 'fine') return;
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    if (router.state.matches.some(({ status }) => status === 'error')) void router.invalidate();
  });
}
