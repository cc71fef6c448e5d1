import type { FlatJobDetails } from '../../domain/job-details.js';
import type { Archiver, ManagedStanding } from '../../domain/job-state.js';
import type { Decision } from '../../domain/statement.js';

/** A listing to read. */
export type JobView = FlatJobDetails &
  ManagedStanding & {
    readonly id: number;
    readonly employerId: number;
    readonly postedAt: Date;
    readonly version: number;
    readonly views: number;
    readonly archivedBy: Archiver | null;
    /** Whether applicants answer questions. */
    readonly asksQuestions: boolean;
    readonly premiumRequested: boolean;
    /** Whether premium is paid for, or an admin granted it. */
    readonly premiumGranted: boolean;
    /** Whether it is from a verified employer, in that company's name. */
    readonly isTrusted: boolean;
    /** Whether an admin has approved it before. */
    readonly wasApproved: boolean;
    /** The last decision about it, while it is not approved, premium is refused or an admin has archived it. */
    readonly decision: Decision | null;
  };
