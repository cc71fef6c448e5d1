import type { BadgeTone } from '../../components/badge.tsx';

/** Where a listing stands. */
export type JobState = 'pending' | 'active' | 'closed' | 'archived';

/** The facts that decide where a listing stands. */
export interface JobStanding {
  isApproved: boolean;
  isArchived: boolean;
  isOpen: boolean;
}

/** Where a listing stands; being put away outweighs all else. */
export function jobStateOf(job: JobStanding): JobState {
  if (job.isArchived) return 'archived';
  if (!job.isApproved) return 'pending';
  return job.isOpen ? 'active' : 'closed';
}

export const JOB_STATE_LABELS: Record<JobState, string> = {
  pending: 'Pending approval',
  active: 'Active',
  closed: 'Closed',
  archived: 'Archived',
};

export const JOB_STATE_TONES: Record<JobState, BadgeTone> = {
  pending: 'outlined',
  active: 'success',
  closed: 'secondary',
  archived: 'secondary',
};
