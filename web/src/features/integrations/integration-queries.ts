import { queryOptions } from '@tanstack/react-query';
import {
  apiKeysOwn,
  importPreviewsPage,
  importsAddress,
  importsLatest,
  importsOne,
  webhooksLog,
  webhooksOwn,
} from '@/api/generated/calls/integrations.gen';

export const INTEGRATIONS = ['integrations'] as const;

/** Polling interval while an import or delivery is in progress, in ms. */
const POLL_INTERVAL = 2_000;

/** The API keys of the signed-in employer, newest first. */
export const apiKeysQuery = queryOptions({
  queryKey: [...INTEGRATIONS, 'api-keys'],
  queryFn: ({ signal }) => apiKeysOwn({ signal }),
  staleTime: 0,
});

/** The latest imports, newest first; polled while one is in progress. */
export const importsQuery = queryOptions({
  queryKey: [...INTEGRATIONS, 'imports'],
  queryFn: ({ signal }) => importsLatest({ signal }),
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.some((one) => ['reading', 'waiting', 'running'].includes(one.state)) ? POLL_INTERVAL : false,
});

/** One import with its errors. */
export const importQuery = (id: number) =>
  queryOptions({
    queryKey: [...importsQuery.queryKey, id],
    queryFn: ({ signal }) => importsOne({ path: { id }, signal }),
    staleTime: 0,
  });

/** What confirming an import will post, from a position on. */
export const importPreviewQuery = (id: number, after: number) =>
  queryOptions({
    queryKey: [...importsQuery.queryKey, id, 'preview', after],
    queryFn: ({ signal }) => importPreviewsPage({ path: { id }, query: { after }, signal }),
    staleTime: 0,
  });

/** The address of the feed. */
export const importAddressQuery = queryOptions({
  queryKey: [...INTEGRATIONS, 'import-address'],
  queryFn: ({ signal }) => importsAddress({ signal }),
  staleTime: 0,
});

/** The webhooks of the signed-in employer. */
export const webhooksQuery = queryOptions({
  queryKey: [...INTEGRATIONS, 'webhooks'],
  queryFn: ({ signal }) => webhooksOwn({ signal }),
  staleTime: 0,
});

/** The deliveries of a webhook, newest first; polled while one is in progress. */
export const deliveriesQuery = (id: number) =>
  queryOptions({
    queryKey: [...webhooksQuery.queryKey, id, 'deliveries'],
    queryFn: ({ signal }) => webhooksLog({ path: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some((one) => one.state === 'waiting') ? POLL_INTERVAL : false),
  });
