import type { Page, PageRequest } from '#shared/application/page.js';
import type { CompanyReach } from '#shared/domain/actor.js';
import type { UtcDay } from '#shared/domain/values/utc-day.js';
import type { Answer } from '../../domain/answers.js';
import type { ApplicationStatus } from '../../domain/application-status.js';
import type { TemplateFacts } from '../../domain/message-template.js';
import type { AnalyticsBody } from '../analytics/analytics.view.js';
import type {
  ApplicationBody,
  OwnApplicationBody,
  ReceivedApplicationBody,
  TimelineEntryBody,
} from '../application.view.js';
import type { EmployerSummaryBody } from '../employer-summary.view.js';
import type { ApplicationNoteBody } from '../notes/application-note.view.js';
import type { AnalyticsFilter, ExportedWeek } from './analytics.js';

/** An application whose `resume` is the key of the file, for which a link is made when it is shown. */
export type ApplicationView = Omit<ApplicationBody, 'resumeViewerUrl'>;

/** The same for the applicant. */
export type OwnApplicationView = Omit<OwnApplicationBody, 'resumeViewerUrl'>;

/** The same for the employer; what the applicant sent is null after a withdrawal or the removal of the job. */
export type ReceivedApplicationView = Omit<ReceivedApplicationBody, 'resumeViewerUrl' | 'missesMustHave'>;

/** An application to an employer's job; `isRemoved` tells whether our team removed the job, of the hotel. */
export type OwnApplication = { readonly id: number; readonly isRemoved: boolean; readonly workplaceId: number | null };

/** The orders of received applications; `experience` has most years first, `status` follows the six statuses. */
export const RECEIVED_ORDERS = ['newest', 'oldest', 'name', 'place', 'experience', 'status'] as const;
export type ReceivedOrder = (typeof RECEIVED_ORDERS)[number];

/** Unknown values match nothing. */
export type ReceivedApplicationsFilter = {
  /** A status, or `withdrawn`; withdrawn applications match no status. */
  readonly status?: string;
  readonly jobId?: number;
  /** The hotel of the listing. */
  readonly workplaceId?: number;
  /** Whether an answer misses a must-have. */
  readonly missesMustHave?: boolean;
  /** Whether the employer has not opened it. */
  readonly unread?: boolean;
  /** The member who takes care of it; null for those of nobody. */
  readonly assigneeId?: number | null;
  /** A language of the profile: its code, or its name in a language of the site. */
  readonly language?: string;
  /** The last day on which the applicant says they can start. */
  readonly startsBy?: UtcDay;
  /** Part of a name, job title, headline, place, email or phone number, or words from the cover letter or profile. */
  readonly search?: string;
  /** Newest first by default. */
  readonly sort?: ReceivedOrder;
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
  readonly availableFrom: string | null;
  readonly languages: readonly { readonly language: string; readonly proficiency: string }[] | null;
  readonly skills: string | null;
  readonly missesMustHave: 'yes' | 'no';
  readonly answers: readonly Answer[] | null;
  /** Who takes care of it. */
  readonly assignee: string | null;
  readonly notes: string | null;
  readonly id: number;
};

/** Lists are newest first, unless the filter says otherwise. */
export abstract class ApplicationQueries {
  abstract ofJobSeeker(jobSeekerId: number, request: PageRequest): Promise<Page<OwnApplicationView>>;

  /** Those within the reach of a member. */
  abstract ofEmployer(
    reach: CompanyReach,
    filter: ReceivedApplicationsFilter & PageRequest,
  ): Promise<Page<ReceivedApplicationView>>;

  /**
   * All matches from one snapshot, in batches fetched as the consumer reads them. Authors of notes whose account is
   * deleted are called what `formerMember` says.
   */
  abstract exported(
    reach: CompanyReach,
    filter: ReceivedApplicationsFilter,
    formerMember: string,
  ): AsyncIterable<readonly ExportedApplication[]>;

  /** Undefined unless it is the job seeker's own application. */
  abstract own(id: number, jobSeekerId: number): Promise<OwnApplicationView | undefined>;

  /** Undefined unless it is within the reach of the member. */
  abstract received(id: number, reach: CompanyReach): Promise<ReceivedApplicationView | undefined>;

  /** The notes of the company about an application, oldest first, for one of its members. */
  abstract notes(applicationId: number, memberId: number): Promise<readonly ApplicationNoteBody[]>;

  /** Oldest first; only the employer sees who of the company took a step, and assignments. */
  abstract timeline(
    application: Pick<ApplicationView, 'id' | 'jobSeekerId'>,
    reader: TimelineEntryBody['by'],
  ): Promise<TimelineEntryBody[]>;

  /** Those of the applications that are for the employer's jobs, which stay as they are until the transaction ends. */
  abstract ownAmong(employerId: number, ids: readonly number[]): Promise<readonly OwnApplication[]>;

  /** Placeholder values for those of the applications that are for the employer's jobs. */
  abstract templateFacts(
    employerId: number,
    ids: readonly number[],
  ): Promise<readonly (TemplateFacts & { readonly id: number })[]>;

  /** Of what is within the reach of a member. */
  abstract summary(reach: CompanyReach): Promise<EmployerSummaryBody>;

  /** Views and applications over time. */
  abstract analytics(filter: AnalyticsFilter): Promise<AnalyticsBody>;

  /** The weeks of each listing with views or applications, oldest first, in batches. */
  abstract exportedAnalytics(filter: AnalyticsFilter): AsyncIterable<readonly ExportedWeek[]>;
}
