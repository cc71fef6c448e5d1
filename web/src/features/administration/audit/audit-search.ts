import type { AuditAction, AuditKind, AuditSubjectKind } from '@/api/generated/types.gen';
import { day, id, oneOf, searchOf, text, textLike, type SearchOf } from '@/lib/page/search-params.ts';

const MS_PER_DAY = 24 * 60 * 60 * 1000;
/** Format of a name. The API checks whether it exists, so that the list is not part of every page. */
const NAME = /^[a-z][a-z.-]*$/;

/** Kinds of actions. */
export const AUDIT_KINDS = ['decisions', 'sign-ins', 'other'] as const satisfies AuditKind[];

const PARAMS = {
  action: textLike<AuditAction>(NAME),
  kind: oneOf(AUDIT_KINDS),
  search: text,
  subjectKind: textLike<AuditSubjectKind>(NAME),
  subjectId: text,
  /** By this user. */
  actor: id,
  /** By or about this user. */
  person: id,
  /** Days, inclusive. */
  from: day,
  to: day,
};

/** The URL state of the audit log. */
export type AuditSearch = SearchOf<typeof PARAMS>;

export const readAuditSearch = searchOf(PARAMS);

/** The filter for the API, whose upper bound is exclusive: the day after the last one. */
export function auditFilterOf({ to, ...filter }: AuditSearch) {
  const last = to === undefined ? Number.NaN : Date.parse(to);
  return { ...filter, before: Number.isNaN(last) ? undefined : new Date(last + MS_PER_DAY).toISOString() };
}
