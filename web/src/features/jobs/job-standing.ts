import type { BadgeTone } from '@/public/marks/badge.tsx';

/** Where a listing stands. */
export type JobState = 'pending' | 'rejected' | 'active' | 'closed' | 'archived';

/** The facts that decide where a listing stands. */
export interface JobStanding {
  isApproved: boolean;
  isArchived: boolean;
  isOpen: boolean;
  /** Known to its employer and admins. */
  isRejected?: boolean;
}

/** Where a listing stands; archived outweighs all else. */
export function jobStateOf(job: JobStanding): JobState {
  if (job.isArchived) return 'archived';
  if (!job.isApproved) return job.isRejected ? 'rejected' : 'pending';
  return job.isOpen ? 'active' : 'closed';
}

export const JOB_STATE_LABELS: Record<JobState, string> = {
  pending: 'Pending approval',
  rejected: 'Not approved',
  active: 'Active',
  closed: 'Closed',
  archived: 'Archived',
};

/** What an employer reads about a listing that an admin took down. */
export const ARCHIVED_BY_ADMIN = 'Our team archived this job, so only an admin can bring it back.';

export const JOB_STATE_TONES: Record<JobState, BadgeTone> = {
  pending: 'outlined',
  rejected: 'destructive',
  active: 'success',
  closed: 'secondary',
  archived: 'secondary',
};
