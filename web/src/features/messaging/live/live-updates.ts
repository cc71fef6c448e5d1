import type { Query, QueryClient } from '@tanstack/react-query';
import { queryScopes } from '@/lib/query/query-scopes.ts';
import { applyLiveEvent } from './apply-live-event.ts';
import { followEvents } from './event-source.ts';
import { runInOneTab } from './run-in-one-tab.ts';
import { LIVE_SCOPES, type LiveEvent } from './live-event.ts';

/** Keeps the query caches of this tab and the user's other tabs up to date with live events. */
export function startLiveUpdates(queryClient: QueryClient, userId: number): () => void {
  const name = `wayfare:live:${userId}`;
  const tabs = new BroadcastChannel(name);
  const apply = (event: LiveEvent) => applyLiveEvent(queryClient, userId, event);
  tabs.addEventListener('message', ({ data }: MessageEvent<LiveEvent>) => apply(data));

  const stop = runInOneTab(name, () =>
    followEvents((event) => {
      apply(event);
      tabs.postMessage(event);
    }),
  );
  // Events that were missed while the page was hidden.
  const catchUp = () => {
    if (document.visibilityState !== 'visible') return;
    void queryClient.refetchQueries({ type: 'active', predicate: isMissed });
  };
  document.addEventListener('visibilitychange', catchUp);
  return () => {
    document.removeEventListener('visibilitychange', catchUp);
    stop();
    tabs.close();
  };
}

const SCOPES: readonly unknown[] = (['messaging', 'session', ...LIVE_SCOPES] as const).map(
  (scope) => queryScopes[scope][0],
);

function isMissed({ state, queryKey }: Query): boolean {
  return state.isInvalidated && SCOPES.includes(queryKey[0]);
}
