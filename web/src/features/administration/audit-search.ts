import type { AuditAction, AuditSubjectKind } from '@/api/generated/types.gen';
import { parseId } from '@/lib/page/parse-id.ts';
import { oneOf } from '@/lib/page/search-params.ts';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from './audit-actions.ts';

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
const DAY_LENGTH = 24 * 60 * 60 * 1000;
const keysOf = <Key extends string>(labels: Record<Key, string>) => Object.keys(labels) as Key[];

/** Reads the URL state; ignores unknown values. */
export function parseAuditSearch(search: Record<string, unknown>): AuditSearch {
  const day = (value: unknown) => (typeof value === 'string' && DAY.test(value) ? value : undefined);
  const id = (value: unknown) => (value === undefined ? undefined : parseId(String(value)));
  const { subjectId } = search;
  return {
    action: oneOf(keysOf(AUDIT_ACTIONS), search['action']),
    subjectKind: oneOf(keysOf(AUDIT_SUBJECTS), search['subjectKind']),
    subjectId: ['string', 'number'].includes(typeof subjectId) && subjectId !== '' ? String(subjectId) : undefined,
    actor: id(search['actor']),
    person: id(search['person']),
    from: day(search['from']),
    to: day(search['to']),
  };
}

/** The filter as the API has it: up to, but not including, the day after the last one. */
export function auditFilterOf({ to, ...filter }: AuditSearch) {
  const last = to === undefined ? Number.NaN : Date.parse(to);
  return { ...filter, before: Number.isNaN(last) ? undefined : new Date(last + DAY_LENGTH).toISOString() };
}
