import { queryOptions } from '@tanstack/react-query';
import {
  apiKeysOwn,
  importsAddress,
  importsLatest,
  importsOne,
  webhooksLog,
  webhooksOwn,
} from '@/api/generated/calls/integrations.gen';

const INTEGRATIONS = ['integrations'] as const;

/** Between two looks at an import or delivery that is under way, in milliseconds. */
const LOOK_AGAIN = 2_000;

/** The API keys of the signed-in employer, newest first. */
export const apiKeysQuery = queryOptions({
  queryKey: [...INTEGRATIONS, 'api-keys'],
  queryFn: ({ signal }) => apiKeysOwn({ signal }),
  staleTime: 0,
});

/** The latest imports, newest first; looked at again while one is under way. */
export const importsQuery = queryOptions({
  queryKey: [...INTEGRATIONS, 'imports'],
  queryFn: ({ signal }) => importsLatest({ signal }),
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.some((one) => ['reading', 'waiting', 'running'].includes(one.state)) ? LOOK_AGAIN : false,
});

/** One import with its errors. */
export const importQuery = (id: number) =>
  queryOptions({
    queryKey: [...importsQuery.queryKey, id],
    queryFn: ({ signal }) => importsOne({ path: { id }, signal }),
    staleTime: 0,
  });

/** Where a feed is read. */
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

/** What a webhook told, newest first; looked at again while something is on its way. */
export const deliveriesQuery = (id: number) =>
  queryOptions({
    queryKey: [...webhooksQuery.queryKey, id, 'deliveries'],
    queryFn: ({ signal }) => webhooksLog({ path: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some((one) => one.state === 'waiting') ? LOOK_AGAIN : false),
  });
