import type { JobState } from '../../../domain/job-state.js';

/** Whether neither somebody archived it nor its employer is suspended, as an SQL condition on `job`. */
export const IS_VISIBLE = 'job.archived_at is null and job.hidden_at is null';

/** `isPublished` as an SQL condition on `job`. */
export const IS_PUBLISHED = `job.approved_at is not null and ${IS_VISIBLE}`;

/** `awaitsAdmin` as an SQL condition on `job`. */
export const AWAITS_ADMIN =
  'job.archived_at is null and (job.approved_at is null and job.rejected_at is null or job.premium_requested)';

/** States that do not change with time. */
type LastingState = Exclude<JobState, 'active' | 'closed'>;

/** `jobStateAt` as an SQL condition on `job`; `now` is an SQL expression. */
export function isInState(state: LastingState): string;
export function isInState(state: JobState, now: string): string;
export function isInState(state: JobState, now?: string): string {
  switch (state) {
    case 'pending':
      return 'job.approved_at is null and job.archived_at is null and job.rejected_at is null';
    case 'rejected':
      return 'job.rejected_at is not null and job.archived_at is null';
    case 'active':
      return `${IS_PUBLISHED} and job.closes_at > ${now}`;
    case 'closed':
      return `job.approved_at is not null and job.archived_at is null and (job.closes_at <= ${now} or job.hidden_at is not null)`;
    case 'archived':
      return 'job.archived_at is not null';
  }
}
