/** Who archived a listing; what an admin archived only an admin brings back. */
export const ARCHIVERS = ['employer', 'admin'] as const;
export type Archiver = (typeof ARCHIVERS)[number];

/** Where a listing stands: awaiting approval, open, past its end, or archived. */
export const JOB_STATES = ['pending', 'active', 'closed', 'archived'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** The facts that decide where a listing stands. */
export type JobStanding = {
  readonly isApproved: boolean;
  readonly isArchived: boolean;
  /** The first instant at which it is closed. */
  readonly closesAt: Date | null;
};

/** Whether everyone can read its page, which stays after the listing has closed. `job-state-sql.ts` has the same rules as SQL. */
export function isPublished(job: Pick<JobStanding, 'isApproved' | 'isArchived'>): boolean {
  return job.isApproved && !job.isArchived;
}

/** Whether it can be found and applied to: published and not closed. */
export function isOpenAt(job: JobStanding, now: Date): boolean {
  return jobStateAt(job, now) === 'active';
}

/** Where a listing stands at an instant. Archived outweighs all else. */
export function jobStateAt(job: JobStanding, now: Date): JobState {
  if (job.isArchived) return 'archived';
  if (!job.isApproved) return 'pending';
  return job.closesAt !== null && now < job.closesAt ? 'active' : 'closed';
}
