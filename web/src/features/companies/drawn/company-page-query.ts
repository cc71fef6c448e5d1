import { queryOptions } from '@tanstack/react-query';
import { companiesOne } from '@/api/generated/calls/jobs.gen';
import { queryScopes } from '@/lib/query/query-scopes.ts';

/** A company with its open listings. */
export const companyPageQuery = (employerId: number) =>
  queryOptions({
    queryKey: [...queryScopes.jobs, 'company', employerId],
    queryFn: ({ signal }) => companiesOne({ path: { employerId }, signal }),
  });
