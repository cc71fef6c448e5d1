import type { FlatJobDetails } from '../../domain/job-details.js';
import type { Archiver, ManagedStanding } from '../../domain/job-state.js';
import type { Decision } from '../../domain/statement.js';

export type JobView = FlatJobDetails &
  ManagedStanding & {
    readonly id: number;
    readonly employerId: number;
    readonly postedAt: Date;
    readonly version: number;
    readonly views: number;
    readonly archivedBy: Archiver | null;
    /** Whether it has screening questions. */
    readonly asksQuestions: boolean;
    readonly premiumRequested: boolean;
    /** Whether premium was paid for or granted by an admin. */
    readonly premiumGranted: boolean;
    /** Whether it was posted by a verified employer under its verified name. */
    readonly isTrusted: boolean;
    /** Whether it has ever been approved. */
    readonly wasApproved: boolean;
    /** The latest decision, if it is not approved, premium was refused or an admin archived it. */
    readonly decision: Decision | null;
  };
