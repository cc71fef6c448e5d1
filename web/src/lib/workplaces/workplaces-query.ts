import { queryOptions } from '@tanstack/react-query';
import { workplacesAll } from '@/api/generated/calls/companies.gen';
import { queryScopes } from '@/lib/query/query-scopes.ts';

/** The hotels and other workplaces of the signed-in employer's company, by name. */
export const workplacesQuery = queryOptions({
  queryKey: [...queryScopes.companies, 'workplaces'],
  queryFn: ({ signal }) => workplacesAll({ signal }),
});
