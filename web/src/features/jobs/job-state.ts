import type { BadgeTone } from '@/light/marks/badge.tsx';
import { msg, texts } from '@/lib/language/t.ts';

export type JobState = 'pending' | 'rejected' | 'active' | 'closed' | 'archived';

/** The fields that determine the state of a listing. */
export interface JobStateFields {
  isApproved: boolean;
  isArchived: boolean;
  isOpen: boolean;
  /** Known to its employer and admins. */
  isRejected?: boolean;
  /** Whether everyone can read it or its approved version. Known to its employer and admins. */
  isPublic?: boolean;
  /** Whether a published change was not checked yet. Known to its employer and admins. */
  isUnchecked?: boolean;
}

/** The state of a listing; archived takes precedence. */
export function jobStateOf(job: JobStateFields): JobState {
  if (job.isArchived) return 'archived';
  if (!job.isApproved) return job.isRejected ? 'rejected' : 'pending';
  return job.isOpen ? 'active' : 'closed';
}

/** Whether only a change is not approved, and the approved version is public. */
export function isOnlyChangePending(job: JobStateFields): boolean {
  return !job.isApproved && job.isPublic === true;
}

export const JOB_STATE_LABELS: Record<JobState, string> = texts({
  pending: msg('Pending approval'),
  rejected: msg('Not approved'),
  active: msg('Active'),
  closed: msg('Closed'),
  archived: msg('Archived'),
});

/** Shown to the employer of a listing that an admin archived. */
export const ARCHIVED_BY_ADMIN = msg('Our team archived this job, so only an admin can restore it.');

export const JOB_STATE_TONES: Record<JobState, BadgeTone> = {
  pending: 'outlined',
  rejected: 'destructive',
  active: 'success',
  closed: 'secondary',
  archived: 'secondary',
};
