import type { FlatJobDetails } from '../../domain/job-details.js';
import type { ManagedStanding } from '../../domain/job-state.js';
import type { Job } from '../../domain/job.js';
import type { Decision } from '../../domain/statement.js';

export type JobView = FlatJobDetails &
  ManagedStanding &
  Pick<Job, 'id' | 'employerId' | 'postedAt' | 'version' | 'archivedBy' | 'premiumRequested'> & {
    readonly views: number;
    /** Whether it has screening questions. */
    readonly asksQuestions: boolean;
    /** Whether premium was paid for or granted by an admin. */
    readonly premiumGranted: boolean;
    /** Whether it was posted by a verified employer under its verified name. */
    readonly isTrusted: boolean;
    /** The domain that its employer controls, if the company it names has not been verified. */
    readonly controlledDomain: string | null;
    /** Whether it has ever been approved. */
    readonly wasApproved: boolean;
    /** The latest decision, if it is not approved, premium was refused or an admin archived it. */
    readonly decision: Decision | null;
  };
