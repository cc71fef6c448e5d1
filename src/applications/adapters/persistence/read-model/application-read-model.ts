import { Injectable } from '@nestjs/common';
import { IS_PUBLISHED, isInState, isRemoved } from '#jobs';
import type { Page, PageRequest } from '#shared/application/page.js';
import type { CompanyReach } from '#shared/domain/actor.js';
import { Database, prepared } from '#platform/postgres/database.js';
import { keysetPage, TIME_AND_ID } from '#platform/postgres/keyset-page.js';
import { RowStreams } from '#platform/postgres/row-streams.js';
import { APPLICATION_STATUSES } from '../../../domain/application-status.js';
import type { TemplateFacts } from '../../../domain/message-template.js';
import type {
  ApplicationQueries,
  ExportedApplication,
  OwnApplication,
  OwnApplicationView,
  ReceivedApplicationsFilter,
  ReceivedApplicationView,
} from '../../../application/ports/application-queries.js';
import type { AnalyticsBody } from '../../../application/analytics/analytics.view.js';
import type { TimelineEntryBody } from '../../../application/application.view.js';
import type { EmployerSummaryBody } from '../../../application/employer-summary.view.js';
import type { AnalyticsFilter, ExportedWeek } from '../../../application/ports/analytics.js';
import type { ApplicationNoteBody } from '../../../application/notes/application-note.view.js';
import { analytics, exportedAnalytics } from './analytics-read-model.js';
import { notesAbout } from './application-notes-read-model.js';
import { SHARED_COLUMNS, TABLES, HAS_ARRIVED, IS_READABLE } from './readable-applications-read-model.js';
import {
  exportedApplications,
  receivedPage,
  RECEIVED_COLUMNS,
  RECEIVED_TABLES,
} from './received-applications-read-model.js';
import { ApplicationTimeline } from './timeline-read-model.js';

const OWN_COLUMNS = `
  ${SHARED_COLUMNS}, a.resume, a.cover_letter as "coverLetter", a.answers`;

const NEWEST_FIRST = 'order by a.applied_at desc, a.id desc';

const OWN = prepared(`select ${OWN_COLUMNS} from ${TABLES} where a.id = $1 and a.job_seeker_id = $2`);

const OWN_PAGE = prepared(`
  select ${OWN_COLUMNS}
  from ${TABLES}
  where a.job_seeker_id = $1 and ($2::timestamptz is null or (a.applied_at, a.id) < ($2, $3::int))
  ${NEWEST_FIRST}
  limit $4`);

const OWN_COUNT = prepared('select count(*)::int as total from application where job_seeker_id = $1');

const RECEIVED = prepared(`
  select ${RECEIVED_COLUMNS} from ${RECEIVED_TABLES} where a.id = $1 and j.employer_id = $2
    and ($3::int[] is null or j.workplace_id = any($3)) and ${HAS_ARRIVED}`);

const SORTED = {
  key: TIME_AND_ID,
  keyOf: ({ appliedAt, id }: OwnApplicationView) => [appliedAt, id],
};

const OWN_AMONG = prepared(`
  select a.id, ${isRemoved('j')} as "isRemoved", j.workplace_id as "workplaceId" from ${TABLES}
  where j.employer_id = $1 and a.id = any($2) and ${HAS_ARRIVED}
  order by j.id
  for share of j`);

const TEMPLATE_FACTS = prepared(`
  select a.id, u.full_name as "fullName", j.title as "jobTitle", j.company as "companyName"
  from ${TABLES} join user_account u on u.id = a.job_seeker_id
  where j.employer_id = $1 and a.id = any($2) and ${HAS_ARRIVED}`);

const COUNT_BY_STATUS = APPLICATION_STATUSES.map(
  (status) => `'${status}', count(*) filter (where a.status = '${status}')`,
);

/** `$1`: the employer; `$2`: the hotels within reach, null for all. */
const WITHIN = `j.employer_id = $1 and ($2::int[] is null or j.workplace_id = any($2))`;

const SUMMARY = prepared(`
  select *
  from (
    select
      count(*) filter (where ${IS_PUBLISHED} and job.proposed_text is null)::int as "activeJobs",
      count(*) filter (where ${isInState('pending')})::int as "pendingJobs",
      count(*) filter (where ${isInState('archived')})::int as "archivedJobs",
      coalesce(sum(v.views), 0)::int as "totalViews"
    from job
    left join job_views v on v.job_id = job.id
    where job.employer_id = $1 and ($2::int[] is null or job.workplace_id = any($2))
  ) jobs
  cross join (
    select count(*)::int as "totalApplications", json_build_object(${COUNT_BY_STATUS.join(', ')}) as "applicationsByStatus",
      count(*) filter (where a.seen_at is null and ${IS_READABLE})::int as "unreadApplications",
      count(*) filter (
        where a.status = 'pending' and a.applied_at < now() - interval '7 days' and ${IS_READABLE})::int
        as "waitingApplications"
    from ${TABLES}
    where ${WITHIN} and a.withdrawn_at is null and ${HAS_ARRIVED}
  ) applications
  cross join (
    select count(*)::int as "unreadListings",
      coalesce(json_agg(json_build_object('jobId', id, 'title', title, 'unread', unread) order by place)
        filter (where place <= 5), '[]') as "unreadByListing"
    from (
      select j.id, j.title, count(*)::int as unread, row_number() over (order by count(*) desc, j.id) as place
      from ${TABLES}
      where ${WITHIN} and a.seen_at is null and ${IS_READABLE}
      group by j.id
    ) listing
  ) unread`);

/** Read model: applications with their jobs and, for employers, with applicants and views. */
@Injectable()
export class ApplicationReadModel implements ApplicationQueries {
  constructor(
    private readonly database: Database,
    private readonly streams: RowStreams,
    private readonly steps: ApplicationTimeline,
  ) {}

  ofJobSeeker(jobSeekerId: number, request: PageRequest): Promise<Page<OwnApplicationView>> {
    return keysetPage<OwnApplicationView>(
      this.database,
      { rows: OWN_PAGE, total: OWN_COUNT, values: [jobSeekerId], ...SORTED },
      request,
    );
  }

  ofEmployer(
    reach: CompanyReach,
    filter: ReceivedApplicationsFilter & PageRequest,
  ): Promise<Page<ReceivedApplicationView>> {
    return receivedPage(this.database, reach, filter);
  }

  exported(
    reach: CompanyReach,
    filter: ReceivedApplicationsFilter,
    formerMember: string,
  ): AsyncIterable<readonly ExportedApplication[]> {
    return exportedApplications(this.streams, reach, filter, formerMember);
  }

  own(id: number, jobSeekerId: number): Promise<OwnApplicationView | undefined> {
    return this.database.first<OwnApplicationView>(OWN, [id, jobSeekerId]);
  }

  received(id: number, { employerId, workplaceIds }: CompanyReach): Promise<ReceivedApplicationView | undefined> {
    return this.database.first<ReceivedApplicationView>(RECEIVED, [id, employerId, workplaceIds ?? null]);
  }

  notes(applicationId: number, memberId: number): Promise<ApplicationNoteBody[]> {
    return notesAbout(this.database, applicationId, memberId);
  }

  timeline(
    application: Pick<OwnApplicationView, 'id' | 'jobSeekerId'>,
    reader: TimelineEntryBody['by'],
  ): Promise<TimelineEntryBody[]> {
    return this.steps.of(application, reader);
  }

  ownAmong(employerId: number, ids: readonly number[]): Promise<OwnApplication[]> {
    return this.database.query<OwnApplication>(OWN_AMONG, [employerId, ids]);
  }

  templateFacts(employerId: number, ids: readonly number[]): Promise<(TemplateFacts & { id: number })[]> {
    return this.database.query<TemplateFacts & { id: number }>(TEMPLATE_FACTS, [employerId, ids]);
  }

  summary({ employerId, workplaceIds }: CompanyReach): Promise<EmployerSummaryBody> {
    return this.database.one<EmployerSummaryBody>(SUMMARY, [employerId, workplaceIds ?? null]);
  }

  analytics(filter: AnalyticsFilter): Promise<AnalyticsBody> {
    return analytics(this.database, filter);
  }

  exportedAnalytics(filter: AnalyticsFilter): AsyncIterable<readonly ExportedWeek[]> {
    return exportedAnalytics(this.streams, filter);
  }
}
