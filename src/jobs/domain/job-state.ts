import { dayAfter, endOfDay, utc, utcDayOf } from '#shared/domain/values/utc-day.js';

/** Who archived a listing; only an admin can restore what an admin archived. */
export const ARCHIVERS = ['employer', 'admin'] as const;
export type Archiver = (typeof ARCHIVERS)[number];

export const JOB_STATES = ['pending', 'rejected', 'active', 'closed', 'archived'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** The fields that determine the state of a listing. */
export type JobStanding = {
  readonly isApproved: boolean;
  readonly isArchived: boolean;
  /** Whether its employer is suspended. */
  readonly isHidden: boolean;
  /** The first instant at which it is closed. */
  readonly closesAt: Date | null;
};

/** Also distinguishes pending from rejected listings, for employers and admins. */
export type ManagedStanding = JobStanding & {
  readonly isRejected: boolean;
  /** Whether this is a changed text that is not approved, while the approved text stays as it is. */
  readonly isProposal: boolean;
};

/** Whether everyone can read its page, even after it has closed. `job-state-read-model.ts` has the same rules as SQL. */
export function isPublished(job: Pick<JobStanding, 'isApproved' | 'isArchived' | 'isHidden'>): boolean {
  return job.isApproved && !job.isArchived && !job.isHidden;
}

/** Whether it is published and not closed, so that users can find it and apply. */
export function isOpenAt(job: JobStanding, now: Date): boolean {
  return isPublished(job) && job.closesAt !== null && now < job.closesAt;
}

/** Whether the text is approved. A changed text is not, even while the approved one is published. */
export function isTextApproved({
  isApproved,
  isProposal,
}: Pick<ManagedStanding, 'isApproved' | 'isProposal'>): boolean {
  return isApproved && !isProposal;
}

/** The state at an instant. Archived takes precedence; hidden listings count as closed. */
export function jobStateAt(job: ManagedStanding, now: Date): JobState {
  if (job.isArchived) return 'archived';
  if (!isTextApproved(job)) return job.isRejected ? 'rejected' : 'pending';
  return isOpenAt(job, now) ? 'active' : 'closed';
}

/** Whether it is waiting for an admin: its text, its premium request or a change that was published at once. */
export function awaitsAdmin(
  job: ManagedStanding & {
    readonly premiumRequested: boolean;
    readonly isUnchecked: boolean;
    /** Whether an admin approved it ahead of its time. */
    readonly isCleared: boolean;
  },
): boolean {
  return (
    !job.isArchived &&
    !job.isRejected &&
    !job.isCleared &&
    (!isTextApproved(job) || job.premiumRequested || job.isUnchecked)
  );
}

/** Days before its end from which a listing can be renewed. */
export const RENEWAL_DAYS = 7;

export function canBeRenewed(job: JobStanding, now: Date): boolean {
  return isPublished(job) && job.closesAt !== null && job.closesAt <= utc(now).add(RENEWAL_DAYS, 'day').toDate();
}

/** How long a listing without a deadline stays open after its approval, and how long a renewal lasts. */
const OPEN_DAYS = 30;

/** How far ahead a renewed listing may end. */
const MAX_RENEWAL_DAYS = 90;

/** The first instant at which a listing is closed; null without a deadline and approval. */
export function closingTime(deadline: string | null, approvedAt: Date | null): Date | null {
  if (deadline !== null) return endOfDay(deadline);
  return approvedAt && utc(approvedAt).add(OPEN_DAYS, 'day').toDate();
}

/** The deadline of a renewed listing, counted from its end or, once it has closed, from now. */
export function renewedDeadline(closesAt: Date | null, now: Date): string {
  const from = utc(Math.max(now.getTime(), closesAt?.getTime() ?? 0));
  // A closing time at midnight belongs to the day before.
  const deadline = utcDayOf(from.add(OPEN_DAYS, 'day').subtract(1, 'millisecond').toDate());
  const latest = dayAfter(utcDayOf(now), MAX_RENEWAL_DAYS);
  return deadline < latest ? deadline : latest;
}
