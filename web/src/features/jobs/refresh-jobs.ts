import type { QueryClient } from '@tanstack/react-query';
import { queryScopes } from '@/lib/query/query-scopes.ts';

/** After a change to a listing: reloads listings, applications and the figures of both. */
export async function refreshJobs(queryClient: QueryClient): Promise<void> {
  const { jobs, applications, administration } = queryScopes;
  const touched = [jobs, applications, administration];
  await Promise.all(touched.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
