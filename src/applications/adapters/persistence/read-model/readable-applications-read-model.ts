import { isRemoved } from '#jobs';

/** Whether the employer knows about an application `a`, as an SQL condition. */
export const HAS_ARRIVED = '(a.held_until is null)';

/**
 * Whether the employer may still read an application `a` to a listing `j`, as an SQL condition: neither was it
 * withdrawn, nor did our team remove the listing. The applicant's name stays, for the record.
 */
export const IS_READABLE = `(${HAS_ARRIVED} and a.withdrawn_at is null and not ${isRemoved('j')})`;

/** The status of an application `a` for employers, as SQL: `withdrawn` is a seventh one. */
export const STANDING = `case when a.withdrawn_at is null then a.status else 'withdrawn' end`;

/** Whether a user applied to an employer who may read none of the applications, as an SQL condition. */
export const isUnreadable = (applicantId: string, employerId: string): string => `coalesce((
  select bool_and(not ${IS_READABLE}) from application a join job j on j.id = a.job_id
  where a.job_seeker_id = ${applicantId} and j.employer_id = ${employerId} and ${HAS_ARRIVED}), false)`;

export const TABLES = 'application a join job j on j.id = a.job_id';

/** The columns of an application `a` to a listing `j` that both sides see. */
export const SHARED_COLUMNS = `
  a.id, a.job_id as "jobId", a.job_seeker_id as "jobSeekerId", a.status, a.applied_at as "appliedAt",
  a.seen_at as "seenAt", a.withdrawn_at as "withdrawnAt", a.version,
  case when a.held_until is not null then greatest(0, ceil(extract(epoch from a.held_until - now())))::int end as "undoSeconds",
  json_build_object('id', j.id, 'employerId', j.employer_id, 'title', j.title, 'company', j.company,
    'location', j.location, 'isRemoved', ${isRemoved('j')}) as job`;
