import type { Page, PageRequest } from '#shared/application/page.js';
import type { Answer } from '../../domain/answers.js';
import type { ApplicationStatus } from '../../domain/application-status.js';
import type { ApplicationStep } from '../../domain/application-step.js';
import type { StatusMessage, TemplateFacts } from '../../domain/message-template.js';
import type { AnalyticsFigures, AnalyticsFilter, ExportedWeek } from './analytics.js';

/** The part of an application that is visible to both sides. */
export type ApplicationView = {
  readonly id: number;
  readonly jobId: number;
  readonly jobSeekerId: number;
  /** File key. */
  readonly resume: string | null;
  readonly coverLetter: string | null;
  readonly answers: readonly Answer[];
  readonly status: ApplicationStatus;
  readonly appliedAt: Date;
  /** When the employer first opened it; the applicant can change it until then. */
  readonly seenAt: Date | null;
  readonly withdrawnAt: Date | null;
  readonly version: number;
};

/** A step on an application's timeline. */
export type TimelineEntry = {
  readonly step: ApplicationStep | 'interview' | 'message';
  /** The new status, for the step `status`. */
  readonly status: ApplicationStatus | null;
  /** The employer's message with the status. */
  readonly message: StatusMessage | null;
  /** The new state of the interview, for the step `interview`. */
  readonly interview: 'offered' | 'scheduled' | 'cancelled' | null;
  readonly by: 'applicant' | 'employer';
  readonly occurredAt: Date;
};

type AppliedJobView = {
  readonly id: number;
  readonly employerId: number;
  readonly title: string;
  readonly company: string;
  readonly location: string;
  /** Whether our team removed it. */
  readonly isRemoved: boolean;
};

/** An application as shown to the applicant, without the employer's notes. */
export type OwnApplicationView = ApplicationView & { readonly job: AppliedJobView };

type ApplicantView = {
  readonly id: number;
  readonly fullName: string;
  /** Null after a withdrawal or the removal of the job, like the avatar and the profile. */
  readonly email: string | null;
  readonly avatar: string | null;
};

/** The part of the applicant's profile shown to employers; `resume` is the one sent with the application. */
type ApplicantProfileView = {
  readonly headline: string | null;
  readonly phone: string | null;
  readonly location: string | null;
  readonly experience: number | null;
  readonly resume: string | null;
};

/** An application as shown to the employer; what the applicant sent is null after a withdrawal or the removal of the job. */
export type ReceivedApplicationView = OwnApplicationView & {
  readonly notes: string | null;
  readonly user: ApplicantView;
  readonly jobSeekerProfile: ApplicantProfileView;
};

/** An application to an employer's job; `isRemoved` tells whether our team removed the job. */
export type OwnApplication = { readonly id: number; readonly isRemoved: boolean };

/** Unknown values match nothing. */
export type ReceivedApplicationsFilter = {
  /** A status, or `withdrawn`; withdrawn applications match no status. */
  readonly status?: string;
  readonly jobId?: number;
  /** Whether an answer misses a must-have. */
  readonly missesMustHave?: boolean;
  /** Part of an applicant's name or a job title, or words from the cover letter or profile. */
  readonly search?: string;
};

/** A row of the employer's export. */
export type ExportedApplication = {
  readonly appliedAt: Date;
  readonly job: string;
  readonly status: ApplicationStatus | 'withdrawn';
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly location: string | null;
  readonly headline: string | null;
  readonly experience: number | null;
};

/** The figures of an employer's dashboard; withdrawn applications do not count. */
export type EmployerSummary = {
  /** Approved and not archived. */
  readonly activeJobs: number;
  /** Awaiting approval. */
  readonly pendingJobs: number;
  readonly archivedJobs: number;
  readonly totalApplications: number;
  readonly totalViews: number;
  readonly applicationsByStatus: Readonly<Record<ApplicationStatus, number>>;
};

/** Lists are newest first. */
export abstract class ApplicationQueries {
  abstract ofJobSeeker(jobSeekerId: number, request: PageRequest): Promise<Page<OwnApplicationView>>;

  abstract ofEmployer(
    employerId: number,
    filter: ReceivedApplicationsFilter & PageRequest,
  ): Promise<Page<ReceivedApplicationView>>;

  /** All matches from one snapshot, in batches fetched as the consumer reads them. */
  abstract exported(
    employerId: number,
    filter: ReceivedApplicationsFilter,
  ): AsyncIterable<readonly ExportedApplication[]>;

  /** Undefined unless it is the job seeker's own application. */
  abstract own(id: number, jobSeekerId: number): Promise<OwnApplicationView | undefined>;

  /** Undefined unless it is for one of the employer's jobs. */
  abstract received(id: number, employerId: number): Promise<ReceivedApplicationView | undefined>;

  /** Oldest first; the same for both sides. */
  abstract timeline(application: Pick<ApplicationView, 'id' | 'jobSeekerId'>): Promise<TimelineEntry[]>;

  /** Those of the applications that are for the employer's jobs. */
  abstract ownAmong(employerId: number, ids: readonly number[]): Promise<readonly OwnApplication[]>;

  /** Placeholder values for those of the applications that are for the employer's jobs. */
  abstract templateFacts(
    employerId: number,
    ids: readonly number[],
  ): Promise<readonly (TemplateFacts & { readonly id: number })[]>;

  abstract summary(employerId: number): Promise<EmployerSummary>;

  /** Views and applications over time. */
  abstract analytics(filter: AnalyticsFilter): Promise<AnalyticsFigures>;

  /** The weeks of each listing with views or applications, oldest first, in batches. */
  abstract exportedAnalytics(filter: AnalyticsFilter): AsyncIterable<readonly ExportedWeek[]>;
}
