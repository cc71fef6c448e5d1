import type { JobState } from '../../domain/job-state.js';

/** `isPublished` as an SQL condition on `job`. */
export const IS_PUBLISHED = 'job.approved_at is not null and job.archived_at is null and job.hidden_at is null';

/** `jobStateAt` as an SQL condition on `job`; `now` is an SQL expression. */
export function isInState(state: JobState, now: string): string {
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
