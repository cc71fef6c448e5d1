import { hashKey, type QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '@/features/auth/session-queries.ts';
import { sessionChannel } from '@/lib/browser/session-channel.ts';

/** Follows sign-ins and sign-outs elsewhere; `empty` drops a page that shows data of another user. */
export function followSession(queryClient: QueryClient, empty: () => void, channel = sessionChannel()): void {
  let current: number | undefined;
  let shown: number | undefined;
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash !== SESSION) return;
    const before = current;
    current = queryClient.getQueryData(sessionQuery.queryKey)?.id;
    shown = current ?? shown;
    // The server says so: someone else signed in on a page that does not tell the other tabs.
    if (before !== undefined && current !== undefined && current !== before) empty();
  });
  channel.addEventListener('message', ({ data }: MessageEvent<number | null>) => {
    if (shown !== undefined && shown !== data) empty();
    else void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  });
}

const SESSION = hashKey(sessionQuery.queryKey);
