import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { auditList, userPagesAbout, userPagesUser } from '@/api/generated/sdk.gen';
import type { NoteSubject } from '@/api/generated/types.gen';
import { readPage } from '@/api/page.ts';
import { administrationKeys } from './administration-queries.ts';
import { auditFilterOf, type AuditSearch } from './audit/audit-search.ts';

const AUDIT_PAGE = 50;

export const userKeys = {
  page: (id: number) => [...administrationKeys.all, 'user', id] as const,
  notes: (kind: NoteSubject, id: number) => [...administrationKeys.all, 'notes', kind, id] as const,
  audit: (search: AuditSearch) => [...administrationKeys.all, 'audit', search] as const,
};

/** An account as admins see it. */
export const userPageQuery = (id: number) =>
  queryOptions({
    queryKey: userKeys.page(id),
    queryFn: ({ signal }) => userPagesUser({ path: { id }, signal }),
  });

/** Notes between admins, newest first. */
export const notesQuery = (kind: NoteSubject, id: number) =>
  queryOptions({
    queryKey: userKeys.notes(kind, id),
    queryFn: ({ signal }) => userPagesAbout({ query: { kind, id }, signal }),
  });

/** The audit log, page by page. */
export const auditQuery = (search: AuditSearch) =>
  infiniteQueryOptions({
    queryKey: userKeys.audit(search),
    queryFn: ({ pageParam, signal }) =>
      readPage((options) =>
        auditList({ query: { ...auditFilterOf(search), limit: AUDIT_PAGE, cursor: pageParam }, signal, ...options }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
  });
