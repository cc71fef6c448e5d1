import { queryOptions } from '@tanstack/react-query';
import { auditList, userPagesUser } from '@/api/generated/calls/administration.gen';
import { administrationKeys } from '../administration-queries.ts';
import { auditFilterOf, type AuditSearch } from '../audit/audit-search.ts';
import { pagedQuery } from '@/lib/query/paged-query.ts';

const AUDIT_PAGE = 50;

export const userKeys = {
  page: (id: number) => [...administrationKeys.all, 'user', id] as const,
  audit: (search: AuditSearch) => [...administrationKeys.all, 'audit', search] as const,
};

/** An account with everything admins see. */
export const userPageQuery = (id: number) =>
  queryOptions({
    queryKey: userKeys.page(id),
    queryFn: ({ signal }) => userPagesUser({ path: { id }, signal }),
  });

/** The audit log, page by page. */
export const auditQuery = (search: AuditSearch) =>
  pagedQuery(userKeys.audit(search), (cursor, options) =>
    auditList({ query: { ...auditFilterOf(search), limit: AUDIT_PAGE, cursor }, ...options }),
  );
