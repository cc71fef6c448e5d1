import type { JobState } from '#jobs/domain/job-state.js';
import { MENDABLE_REASONS } from '#jobs/domain/statement.js';

/** Whether neither somebody archived it nor its employer is suspended, as an SQL condition on `job`. */
export const IS_VISIBLE = 'job.archived_at is null and job.hidden_at is null';

/** `isPublished` as an SQL condition on `job`. */
export const IS_PUBLISHED = `job.approved_at is not null and ${IS_VISIBLE}`;

const MENDABLE = `'{${MENDABLE_REASONS.join()}}'`;

/**
 * Whether our team removed a listing: its employer is suspended, an admin took it down, or rejected it since its last
 * approval for a reason that the employer cannot mend. Whoever applied to it, saved it or wrote about it then keeps its title, but can no longer read its text, and
 * it connects nobody anymore. Resubmitting it changes nothing; approving or restoring it does.
 */
export const isRemoved = (job = 'job'): string => `(
  ${job}.hidden_at is not null or ${job}.archived_by is not distinct from 'admin' or ${job}.approved_at is null and coalesce((
    select measure = 'rejected' and reason <> all(${MENDABLE}) from listing_decision
    where job_id = ${job}.id and measure in ('approved', 'rejected')
    order by id desc limit 1), ${job}.rejected_at is not null))`;

/**
 * Whether an employer's company may be shown: not after our team has removed listings of it, until another one is
 * published.
 */
export const isPresentable = (employerId: string): string => `(
  company_is_active(${employerId})
  and (exists (select from job where employer_id = ${employerId} and ${IS_PUBLISHED})
    or not exists (select from job where employer_id = ${employerId} and ${isRemoved()})))`;

/** `isTextApproved` as an SQL condition on `job`. */
const IS_TEXT_APPROVED = 'job.approved_at is not null and job.proposed_text is null';

/** `isOpenAt` as an SQL condition on `job`; `now` is an SQL expression. */
export const isOpen = (now: string): string => `${IS_PUBLISHED} and job.closes_at > ${now}`;

/** Whether a published listing has closed; those of suspended employers count as closed. */
export const hasClosed = (now: string): string =>
  `job.approved_at is not null and job.archived_at is null and (job.closes_at <= ${now} or job.hidden_at is not null)`;

const awaits = (what: string): string =>
  `job.archived_at is null and job.rejected_at is null and job.cleared_at is null and (${what})`;

/** Whether its text or a change that was published at once waits for an admin. */
export const AWAITS_REVIEW = awaits(`not (${IS_TEXT_APPROVED}) or job.checked_text is not null`);

/** `awaitsAdmin` as an SQL condition on `job`. */
export const AWAITS_ADMIN = awaits(
  `not (${IS_TEXT_APPROVED}) or job.premium_requested or job.checked_text is not null`,
);

/**
 * Whether applicants and users who saved a listing still read its last approved text although it is not published: it
 * was sent back to its employer, or waits for another approval since.
 */
export const IS_KEPT_FOR_FOLLOWERS = `job.first_approved_at is not null and ${IS_VISIBLE} and not ${isRemoved()}`;

/** States that do not change with time. */
type LastingState = Exclude<JobState, 'active' | 'closed'>;

/** `jobStateAt` as an SQL condition on `job`; `now` is an SQL expression. */
export function isInState(state: LastingState): string;
export function isInState(state: JobState, now: string): string;
export function isInState(state: JobState, now?: string): string {
  switch (state) {
    case 'pending':
      return `not (${IS_TEXT_APPROVED}) and job.archived_at is null and job.rejected_at is null`;
    case 'rejected':
      return 'job.rejected_at is not null and job.archived_at is null';
    case 'active':
      return `${isOpen(now ?? '')} and job.proposed_text is null`;
    case 'closed':
      return `${hasClosed(now ?? '')} and job.proposed_text is null`;
    case 'archived':
      return 'job.archived_at is not null';
  }
}
