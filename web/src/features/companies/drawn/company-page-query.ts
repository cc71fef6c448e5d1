import { queryOptions } from '@tanstack/react-query';
import { companiesOne, companiesWorkplace } from '@/api/generated/calls/jobs.gen';
import { queryScopes } from '@/lib/query/query-scopes.ts';

/** A company with its open listings. */
export const companyPageQuery = (employerId: number) =>
  queryOptions({
    queryKey: [...queryScopes.jobs, 'company', employerId],
    queryFn: ({ signal }) => companiesOne({ path: { employerId }, signal }),
  });

/** A hotel or other workplace of a company with its open listings. */
export const workplacePageQuery = (employerId: number, id: number) =>
  queryOptions({
    queryKey: [...queryScopes.jobs, 'company', employerId, 'workplace', id],
    queryFn: ({ signal }) => companiesWorkplace({ path: { employerId, id }, signal }),
  });
