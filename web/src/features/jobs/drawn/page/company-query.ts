import { queryOptions } from '@tanstack/react-query';
import { employerProfilePublic } from '@/api/generated/calls/profiles.gen';
import { queryScopes } from '@/lib/query/query-scopes.ts';

const HOUR = 60 * 60_000;

/** The public profile of a company, cached for an hour. */
export const companyQuery = (employerId: number) =>
  queryOptions({
    queryKey: [...queryScopes.companies, employerId],
    queryFn: ({ signal }) => employerProfilePublic({ path: { employerId }, signal }),
    staleTime: HOUR,
    gcTime: HOUR,
  });
