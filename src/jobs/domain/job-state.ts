/** Where a listing stands: awaiting approval, open, past its end, or put away. */
export const JOB_STATES = ['pending', 'active', 'closed', 'archived'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** The facts that decide where a listing stands. */
export type JobStanding = {
  readonly isApproved: boolean;
  readonly isArchived: boolean;
  /** The first instant at which it is closed. */
  readonly closesAt: Date | null;
};

/** Where a listing stands at an instant. Being put away outweighs all else. */
export function jobStateAt(job: JobStanding, now: Date): JobState {
  if (job.isArchived) return 'archived';
  if (!job.isApproved) return 'pending';
  return job.closesAt !== null && now < job.closesAt ? 'active' : 'closed';
}
