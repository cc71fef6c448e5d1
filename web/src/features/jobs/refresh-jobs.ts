import type { QueryClient } from '@tanstack/react-query';
import { queryScopes } from '@/lib/query/query-scopes.ts';

/** After a change of a listing: reads anew what is known of listings, of their applications and in the figures of both. */
export async function refreshJobs(queryClient: QueryClient): Promise<void> {
  const { jobs, applications, administration } = queryScopes;
  const touched = [jobs, applications, administration];
  await Promise.all(touched.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
