import { queryOptions } from '@tanstack/react-query';
import type { EmployerSummaryBody } from '@/api/generated/types.gen';
import { getJson } from '@/api/http.ts';
import { queryScopes } from '@/lib/query/query-scopes.ts';

/**
 * The figures of the signed-in employer's applications. Without the generated client, to keep the chunk of the
 * navigation small.
 */
export const applicationSummaryQuery = queryOptions({
  queryKey: [...queryScopes.applications, 'summary'],
  queryFn: ({ signal }) => getJson<EmployerSummaryBody>('/api/employer/summary', signal),
});
