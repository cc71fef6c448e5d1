import { queryOptions } from '@tanstack/react-query';
import { administrationSummary } from '@/api/generated/calls/administration.gen';
import { reviewNames } from '@/api/generated/calls/moderation.gen';
import { identityAll } from '@/api/generated/calls/identity.gen';
import type { IdentityAllData } from '@/api/generated/types.gen';
import { pagedQuery } from '@/lib/query/paged-query.ts';
import { queryScopes } from '@/lib/query/query-scopes.ts';

/** Filters of the user list. */
type UsersFilter = Pick<NonNullable<IdentityAllData['query']>, 'role' | 'search' | 'suspended'>;

/** Query keys of the administration. */
export const administrationKeys = {
  all: queryScopes.administration,
  overview: () => [...administrationKeys.all, 'overview'] as const,
  users: (filter: UsersFilter) => [...administrationKeys.all, 'users', filter] as const,
};

/** Counts of all users, listings and applications. */
export const overviewQuery = queryOptions({
  queryKey: administrationKeys.overview(),
  queryFn: ({ signal }) => administrationSummary({ signal }),
});

/** Companies whose names an admin has to check. */
export const companyNamesQuery = queryOptions({
  queryKey: [...administrationKeys.all, 'company-names'],
  queryFn: ({ signal }) => reviewNames({ signal }),
});

/** Users, page by page. */
export const usersQuery = (filter: UsersFilter) =>
  pagedQuery(administrationKeys.users(filter), (cursor, options) =>
    identityAll({ query: { ...filter, cursor }, ...options }),
  );
