import type { ApplicationStatus } from '../domain/application-status.js';

/** The facts about an application that other modules may know. */
export type ApplicationReference = {
  readonly id: number;
  readonly jobId: number;
  readonly jobSeekerId: number;
  readonly status: ApplicationStatus;
};

/** Applications, for other modules. */
export abstract class Applicants {
  abstract find(id: number): Promise<ApplicationReference | undefined>;

  /** The newest application of a job seeker to an employer; with `jobId`, the one for that listing. */
  abstract newest(employerId: number, jobSeekerId: number, jobId?: number): Promise<ApplicationReference | undefined>;
}
