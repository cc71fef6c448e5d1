import { dayAfter, endOfDay, utc, utcDayOf } from '../../shared/domain/utc-day.js';

/** Who archived a listing; what an admin archived only an admin brings back. */
export const ARCHIVERS = ['employer', 'admin'] as const;
export type Archiver = (typeof ARCHIVERS)[number];

/** Where a listing stands: awaiting approval, rejected, open, past its end, or archived. */
export const JOB_STATES = ['pending', 'rejected', 'active', 'closed', 'archived'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** The facts that decide where a listing stands. */
export type JobStanding = {
  readonly isApproved: boolean;
  readonly isArchived: boolean;
  /** Whether its employer is suspended. */
  readonly isHidden: boolean;
  /** The first instant at which it is closed. */
  readonly closesAt: Date | null;
};

/** The same for its employer and admins, who also know whether it waits for approval or for its employer. */
export type ManagedStanding = JobStanding & { readonly isRejected: boolean };

/** Whether everyone can read its page, which stays after the listing has closed. `job-state-sql.ts` has the same rules as SQL. */
export function isPublished(job: Pick<JobStanding, 'isApproved' | 'isArchived' | 'isHidden'>): boolean {
  return job.isApproved && !job.isArchived && !job.isHidden;
}

/** Whether it can be found and applied to: published and not closed. */
export function isOpenAt(job: JobStanding, now: Date): boolean {
  return isPublished(job) && job.closesAt !== null && now < job.closesAt;
}

/** Where a listing stands at an instant. Archived outweighs all else; hidden ones count as closed. */
export function jobStateAt(job: ManagedStanding, now: Date): JobState {
  if (job.isArchived) return 'archived';
  if (!job.isApproved) return job.isRejected ? 'rejected' : 'pending';
  return isOpenAt(job, now) ? 'active' : 'closed';
}

/** Whether it waits for an admin: for approval, or for premium. */
export function awaitsAdmin(job: ManagedStanding & { readonly premiumRequested: boolean }): boolean {
  return !job.isArchived && ((!job.isApproved && !job.isRejected) || job.premiumRequested);
}

/** The last days of a listing, in which its employer can renew it. */
export const RENEWAL_DAYS = 7;

/** Whether its employer can renew it: published, and in its last days or past its end. */
export function canBeRenewed(job: JobStanding, now: Date): boolean {
  return isPublished(job) && job.closesAt !== null && job.closesAt <= utc(now).add(RENEWAL_DAYS, 'day').toDate();
}

/** How long a listing without a deadline stays open after its approval, and for how long it is renewed. */
const OPEN_DAYS = 30;

/** How many days ahead a renewed listing may end. */
const LONGEST_RENEWAL_DAYS = 90;

/** The first instant at which a listing is closed; null without a deadline and approval. */
export function closingTime(deadline: string | null, approvedAt: Date | null): Date | null {
  if (deadline !== null) return endOfDay(deadline);
  return approvedAt && utc(approvedAt).add(OPEN_DAYS, 'day').toDate();
}

/** The last day of a listing that is renewed: from its end, or from now once it has ended. */
export function renewedDeadline(closesAt: Date | null, now: Date): string {
  const from = utc(Math.max(now.getTime(), closesAt?.getTime() ?? 0));
  // The day that ends there or later: a closing time at midnight belongs to the day before.
  const deadline = utcDayOf(from.add(OPEN_DAYS, 'day').subtract(1, 'millisecond').toDate());
  const latest = dayAfter(utcDayOf(now), LONGEST_RENEWAL_DAYS);
  return deadline < latest ? deadline : latest;
}
