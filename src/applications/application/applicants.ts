import type { ApplicationStatus } from '../domain/application-status.js';

/** What other modules may know of an application. */
export type ApplicationReference = {
  readonly id: number;
  readonly jobId: number;
  readonly jobSeekerId: number;
  readonly status: ApplicationStatus;
};

/** Who applied to whom, for other modules. */
export abstract class Applicants {
  abstract find(id: number): Promise<ApplicationReference | undefined>;

  /** The newest application of a job seeker for a listing of an employer; for one listing only where `jobId` is given. */
  abstract newest(employerId: number, jobSeekerId: number, jobId?: number): Promise<ApplicationReference | undefined>;
}
