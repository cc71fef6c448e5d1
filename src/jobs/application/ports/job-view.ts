import type { FlatJobDetails } from '../../domain/job-details.js';
import type { Archiver, JobStanding } from '../../domain/job-state.js';

/** A listing to read. */
export type JobView = FlatJobDetails &
  JobStanding & {
    readonly id: number;
    readonly employerId: number;
    readonly postedAt: Date;
    readonly version: number;
    readonly views: number;
    readonly archivedBy: Archiver | null;
    readonly premiumRequested: boolean;
  };
