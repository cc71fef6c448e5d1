import { queryOptions } from '@tanstack/react-query';
import { getJson } from '@/api/http.ts';
import type { ProviderBody } from '@/api/generated/types.gen';

/** Identity providers that users can sign in with. */
export const providersQuery = queryOptions({
  queryKey: ['providers'],
  // Without the generated client, which the sign-in page does not load.
  queryFn: ({ signal }) => getJson<ProviderBody[]>('/api/auth/providers', signal),
  staleTime: Infinity,
});
