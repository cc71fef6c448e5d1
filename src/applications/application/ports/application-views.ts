import type { Page, PageRequest } from '../../../shared/application/page.js';
import type { Answer } from '../../domain/application.js';
import type { ApplicationStatus } from '../../domain/application-status.js';

/** What both sides see of an application. */
export type ApplicationView = {
  readonly id: number;
  readonly jobId: number;
  readonly jobSeekerId: number;
  /** The key of its file. */
  readonly resume: string | null;
  readonly coverLetter: string | null;
  readonly answers: readonly Answer[];
  readonly status: ApplicationStatus;
  readonly appliedAt: Date;
};

/** The job that an application is for, and its employer, to whom the applicant may write. */
export type AppliedJobView = {
  readonly id: number;
  readonly employerId: number;
  readonly title: string;
  readonly company: string;
  readonly location: string;
};

/** An application as the applicant sees it: without the employer's notes. */
export type OwnApplicationView = ApplicationView & { readonly job: AppliedJobView };

/** The applicant, to whom the employer may write. */
export type ApplicantView = {
  readonly id: number;
  readonly fullName: string;
  readonly email: string;
  readonly avatar: string | null;
};

/** What the employer sees of the applicant's profile; the resume is the one that was sent. */
export type ApplicantProfileView = {
  readonly headline: string | null;
  readonly phone: string | null;
  readonly location: string | null;
  readonly experience: number | null;
  readonly resume: string | null;
};

/** An application as the job's employer sees it. */
export type ReceivedApplicationView = OwnApplicationView & {
  readonly notes: string | null;
  readonly user: ApplicantView;
  readonly jobSeekerProfile: ApplicantProfileView;
};

/** Which of an employer's applications are asked for; values that name nothing match nothing. */
export type ReceivedApplicationsFilter = {
  readonly status?: string;
  readonly jobId?: number;
  /** Part of an applicant's name or of a job's title. */
  readonly search?: string;
};

/** A line of the employer's export. */
export type ExportedApplication = {
  readonly appliedAt: Date;
  readonly job: string;
  readonly status: ApplicationStatus;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly location: string | null;
  readonly headline: string | null;
  readonly experience: number | null;
};

/** Applications as people see them; lists are newest first. */
export abstract class ApplicationViews {
  abstract ofJobSeeker(jobSeekerId: number, request: PageRequest): Promise<Page<OwnApplicationView>>;

  abstract ofEmployer(
    employerId: number,
    filter: ReceivedApplicationsFilter & PageRequest,
  ): Promise<Page<ReceivedApplicationView>>;

  /** All that match, from one snapshot; rows are fetched as the reader takes them. */
  abstract exported(employerId: number, filter: ReceivedApplicationsFilter): AsyncIterable<ExportedApplication>;

  /** One that the job seeker sent. */
  abstract own(id: number, jobSeekerId: number): Promise<OwnApplicationView | undefined>;

  /** One for a job of the employer. */
  abstract received(id: number, employerId: number): Promise<ReceivedApplicationView | undefined>;
}
