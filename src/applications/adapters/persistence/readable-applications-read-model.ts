import { isRemoved } from '#jobs';

/**
 * Whether the employer may still read an application `a` to a listing `j`, as an SQL condition: neither was it
 * withdrawn, nor did our team remove the listing. The applicant's name stays, for the record.
 */
export const IS_READABLE = `(a.withdrawn_at is null and not ${isRemoved('j')})`;

/** Whether a user applied to an employer who may read none of the applications, as an SQL condition. */
export const isUnreadable = (applicantId: string, employerId: string): string => `coalesce((
  select bool_and(not ${IS_READABLE}) from application a join job j on j.id = a.job_id
  where a.job_seeker_id = ${applicantId} and j.employer_id = ${employerId}), false)`;
