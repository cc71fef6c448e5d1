import type { FlatJobDetails, JobText } from '../../domain/job-details.js';
import type { ManagedStanding } from '../../domain/job-state.js';
import type { Job } from '../../domain/job.js';
import type { NamedWorkplaceBody } from '../views/places/named-workplace.view.js';
import type { Decision } from '../../domain/statement.js';

export type JobView = FlatJobDetails &
  ManagedStanding &
  Pick<Job, 'id' | 'employerId' | 'postedAt' | 'version' | 'archivedBy' | 'premiumRequested'> & {
    readonly views: number;
    /** The language of its texts, ISO 639-1; null if it is unclear, or the listing is not open. */
    readonly writtenIn: string | null;
    /** Whether it has screening questions. */
    readonly asksQuestions: boolean;
    /** Whether premium was paid for or granted by an admin. */
    readonly premiumGranted: boolean;
    /** Whether it was posted by a verified employer under its verified name. */
    readonly isTrusted: boolean;
    /** The domain that its employer controls, if the company it names has not been verified. */
    readonly controlledDomain: string | null;
    /** Within how many days its company usually answers applications; null if that is not known. */
    readonly repliesWithinDays: number | null;
    /** The text that an admin approved, if a single listing is read and its employer changed it since. */
    readonly approvedText?: JobText | null;
    /** Whether a verified employer published a change that no admin has seen yet. */
    readonly isUnchecked: boolean;
    /** The approved logo of its hotel. */
    readonly workplaceLogo: string | null;
    /** Its hotel, if that is approved. */
    readonly workplace: NamedWorkplaceBody | null;
    /** The number that listings changed together share while the change waits for an admin. */
    readonly changedTogether: number | null;
    /** When a listing that was never public is to appear. */
    readonly publishAt: Date | null;
    /** Whether an admin approved it ahead of that time. */
    readonly isCleared: boolean;
    /** Whether it has ever been approved. */
    readonly wasApproved: boolean;
    /** The latest decision, if its text is not approved, premium was refused or an admin archived it. */
    readonly decision: Decision | null;
  };
