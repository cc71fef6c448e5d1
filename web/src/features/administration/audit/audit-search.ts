import type { AuditAction, AuditSubjectKind } from '@/api/generated/types.gen';
import { parseId } from '@/lib/page/parse-id.ts';

/** The URL state of the audit log. */
export interface AuditSearch {
  action?: AuditAction | undefined;
  subjectKind?: AuditSubjectKind | undefined;
  subjectId?: string | undefined;
  /** By this user. */
  actor?: number | undefined;
  /** By or about this user. */
  person?: number | undefined;
  /** Days, inclusive. */
  from?: string | undefined;
  to?: string | undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MS_PER_DAY = 24 * 60 * 60 * 1000;
/** Format of a name. The API checks whether it exists, so that the list is not part of every page. */
const NAME = /^[a-z][a-z.-]*$/;

/** Reads the URL state; ignores malformed values. */
export function parseAuditSearch(search: Record<string, unknown>): AuditSearch {
  const day = (value: unknown) => (typeof value === 'string' && DAY.test(value) ? value : undefined);
  const name = (value: unknown) => (typeof value === 'string' && NAME.test(value) ? value : undefined);
  const { subjectId } = search;
  return {
    action: name(search['action']) as AuditAction | undefined,
    subjectKind: name(search['subjectKind']) as AuditSubjectKind | undefined,
    subjectId: ['string', 'number'].includes(typeof subjectId) && subjectId !== '' ? String(subjectId) : undefined,
    actor: parseId(search['actor']),
    person: parseId(search['person']),
    from: day(search['from']),
    to: day(search['to']),
  };
}

/** The filter for the API, whose upper bound is exclusive: the day after the last one. */
export function auditFilterOf({ to, ...filter }: AuditSearch) {
  const last = to === undefined ? Number.NaN : Date.parse(to);
  return { ...filter, before: Number.isNaN(last) ? undefined : new Date(last + MS_PER_DAY).toISOString() };
}
