import type { QueryClient } from '@tanstack/react-query';
import { sessionChannel } from '@/features/auth/session-channel.ts';
import { sessionQuery } from '@/features/auth/session-queries.ts';

/** Follows sign-ins and sign-outs in other tabs; `empty` drops a page that shows data of another user. */
export function followSession(queryClient: QueryClient, empty: () => void, channel = sessionChannel()): void {
  let shown: number | undefined;
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash === SESSION) shown = queryClient.getQueryData(sessionQuery.queryKey)?.id ?? shown;
  });
  channel.addEventListener('message', ({ data }: MessageEvent<number | null>) => {
    if (shown !== undefined && shown !== data) empty();
    else void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  });
}

const SESSION = JSON.stringify(sessionQuery.queryKey);
