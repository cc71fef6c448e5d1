import { Injectable } from '@nestjs/common';
import { IS_PUBLISHED, isInState, isRemoved } from '#jobs';
import type { Page, PageRequest } from '#shared/application/page.js';
import { Database, prepared } from '#platform/postgres/database.js';
import { keysetPage, TIME_AND_ID } from '#platform/postgres/keyset-page.js';
import { RowStreams } from '#platform/postgres/row-streams.js';
import { containsPattern, foldedColumn } from '#platform/postgres/like.js';
import { APPLICATION_STATUSES } from '../../domain/application-status.js';
import type { TemplateFacts } from '../../domain/message-template.js';
import { foldLetters } from '#shared/domain/text/folded-text.js';
import type {
  ApplicationQueries,
  EmployerSummary,
  ExportedApplication,
  OwnApplication,
  OwnApplicationView,
  ReceivedApplicationsFilter,
  ReceivedApplicationView,
  TimelineEntry,
} from '../../application/ports/application-queries.js';
import type { AnalyticsFigures, AnalyticsFilter, ExportedWeek } from '../../application/ports/analytics.js';
import { analytics, exportedAnalytics } from './analytics-read-model.js';
import { IS_READABLE } from './readable-applications-read-model.js';
import { ApplicationTimeline } from './timeline-read-model.js';

const SHARED_COLUMNS = `
  a.id, a.job_id as "jobId", a.job_seeker_id as "jobSeekerId", a.status, a.applied_at as "appliedAt",
  a.seen_at as "seenAt", a.withdrawn_at as "withdrawnAt", a.version`;

const jobWith = (column: (name: string) => string) => `
  json_build_object('id', j.id, 'employerId', j.employer_id, 'title', ${column('title')}, 'company', ${column('company')},
    'location', ${column('location')}, 'isRemoved', ${isRemoved('j')}) as job`;

/** The text shown to applicants while a new text of the listing awaits approval. */
const lastApproved = (column: string) => `coalesce(approved.details ->> '${column}', j.${column})`;

const OWN_COLUMNS = `
  ${SHARED_COLUMNS}, ${jobWith(lastApproved)}, a.resume, a.cover_letter as "coverLetter", a.answers`;

/** Data of the applicant that is hidden from the employer with the application. */
const sent = (column: string) => `case when readable.yes then ${column} end`;

const RECEIVED_COLUMNS = `
  ${SHARED_COLUMNS}, ${jobWith((column) => `j.${column}`)}, ${sent('a.resume')} as resume, ${sent('a.cover_letter')} as "coverLetter",
  coalesce(${sent('a.answers')}, '[]') as answers, a.notes,
  json_build_object('id', u.id, 'fullName', u.full_name, 'email', ${sent('u.email')}, 'avatar', ${sent('u.avatar')})
    as "user",
  json_build_object('headline', ${sent('p.headline')}, 'phone', ${sent('p.phone')}, 'location', ${sent('p.location')},
    'experience', ${sent('p.experience')}, 'resume', ${sent('a.resume')}) as "jobSeekerProfile"`;

/** For employers, `withdrawn` is a seventh status. */
const STATUS = `case when a.withdrawn_at is null then a.status else 'withdrawn' end`;

/** Answers that the employer cannot read do not count. */
const MISSES_MUST_HAVE = `(readable.yes and a.answers @> '[{"isMissed": true}]')`;

const TABLES = 'application a join job j on j.id = a.job_id';

const OWN_TABLES = `${TABLES} left join approved_job_text approved on approved.job_id = j.id`;

const RECEIVED_TABLES = `
  ${TABLES}
  join user_account u on u.id = a.job_seeker_id
  left join job_seeker_profile p on p.user_id = a.job_seeker_id
  cross join lateral (select ${IS_READABLE} as yes) readable`;

const RECEIVED_MATCHES = `
  j.employer_id = $1 and ($2::text is null or ${STATUS} = $2) and ($3::int is null or a.job_id = $3)
  and ($4::text is null or ${foldedColumn('u.full_name')} like $4 or ${foldedColumn('j.title')} like $4
    or $6::text is not null and readable.yes and (
      a.id in (select id from application where words @@ to_tsquery('pg_catalog.simple', $6))
      or a.job_seeker_id in (
        select user_id from job_seeker_profile where words @@ to_tsquery('pg_catalog.simple', $6))))
  and ($5::boolean is null or ${MISSES_MUST_HAVE} = $5)`;

const NEWEST_FIRST = 'order by a.applied_at desc, a.id desc';

const OWN = prepared(`select ${OWN_COLUMNS} from ${OWN_TABLES} where a.id = $1 and a.job_seeker_id = $2`);

const OWN_PAGE = prepared(`
  select ${OWN_COLUMNS}
  from ${OWN_TABLES}
  where a.job_seeker_id = $1 and ($2::timestamptz is null or (a.applied_at, a.id) < ($2, $3::int))
  ${NEWEST_FIRST}
  limit $4`);

const OWN_COUNT = prepared('select count(*)::int as total from application where job_seeker_id = $1');

const RECEIVED = prepared(`select ${RECEIVED_COLUMNS} from ${RECEIVED_TABLES} where a.id = $1 and j.employer_id = $2`);

const RECEIVED_PAGE = prepared(`
  select ${RECEIVED_COLUMNS}
  from ${RECEIVED_TABLES}
  where ${RECEIVED_MATCHES} and ($7::timestamptz is null or (a.applied_at, a.id) < ($7, $8::int))
  ${NEWEST_FIRST}
  limit $9`);

const RECEIVED_COUNT = prepared(`select count(*)::int as total from ${RECEIVED_TABLES} where ${RECEIVED_MATCHES}`);

const SORTED = {
  key: TIME_AND_ID,
  keyOf: ({ appliedAt, id }: OwnApplicationView) => [appliedAt, id],
};

const EXPORT = `
  select a.applied_at as "appliedAt", j.title as job, ${STATUS} as status, u.full_name as name, ${sent('u.email')} as email,
    ${sent('p.phone')} as phone, ${sent('p.location')} as location, ${sent('p.headline')} as headline,
    ${sent('p.experience')} as experience
  from ${RECEIVED_TABLES}
  where ${RECEIVED_MATCHES}
  ${NEWEST_FIRST}`;

const OWN_AMONG = prepared(`
  select a.id, ${isRemoved('j')} as "isRemoved" from ${TABLES} where j.employer_id = $1 and a.id = any($2)`);

const TEMPLATE_FACTS = prepared(`
  select a.id, u.full_name as "fullName", ${lastApproved('title')} as "jobTitle", ${lastApproved('company')} as "companyName"
  from ${OWN_TABLES} join user_account u on u.id = a.job_seeker_id
  where j.employer_id = $1 and a.id = any($2)`);

const COUNT_BY_STATUS = APPLICATION_STATUSES.map(
  (status) => `'${status}', count(*) filter (where a.status = '${status}')`,
);

const SUMMARY = prepared(`
  select *
  from (
    select
      count(*) filter (where ${IS_PUBLISHED})::int as "activeJobs",
      count(*) filter (where ${isInState('pending')})::int as "pendingJobs",
      count(*) filter (where ${isInState('archived')})::int as "archivedJobs",
      coalesce(sum(v.views), 0)::int as "totalViews"
    from job
    left join job_views v on v.job_id = job.id
    where job.employer_id = $1
  ) jobs
  cross join (
    select count(*)::int as "totalApplications", json_build_object(${COUNT_BY_STATUS.join(', ')}) as "applicationsByStatus"
    from ${TABLES}
    where j.employer_id = $1 and a.withdrawn_at is null
  ) applications`);

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
    employerId: number,
    filter: ReceivedApplicationsFilter & PageRequest,
  ): Promise<Page<ReceivedApplicationView>> {
    return keysetPage<ReceivedApplicationView>(
      this.database,
      { rows: RECEIVED_PAGE, total: RECEIVED_COUNT, values: matchValues(employerId, filter), ...SORTED },
      filter,
    );
  }

  exported(employerId: number, filter: ReceivedApplicationsFilter): AsyncIterable<readonly ExportedApplication[]> {
    return this.streams.open<ExportedApplication>(EXPORT, matchValues(employerId, filter));
  }

  own(id: number, jobSeekerId: number): Promise<OwnApplicationView | undefined> {
    return this.database.first<OwnApplicationView>(OWN, [id, jobSeekerId]);
  }

  received(id: number, employerId: number): Promise<ReceivedApplicationView | undefined> {
    return this.database.first<ReceivedApplicationView>(RECEIVED, [id, employerId]);
  }

  timeline({ id, jobSeekerId }: Pick<OwnApplicationView, 'id' | 'jobSeekerId'>): Promise<TimelineEntry[]> {
    return this.steps.of(id, jobSeekerId);
  }

  ownAmong(employerId: number, ids: readonly number[]): Promise<OwnApplication[]> {
    return this.database.query<OwnApplication>(OWN_AMONG, [employerId, ids]);
  }

  templateFacts(employerId: number, ids: readonly number[]): Promise<(TemplateFacts & { id: number })[]> {
    return this.database.query<TemplateFacts & { id: number }>(TEMPLATE_FACTS, [employerId, ids]);
  }

  summary(employerId: number): Promise<EmployerSummary> {
    return this.database.one<EmployerSummary>(SUMMARY, [employerId]);
  }

  analytics(filter: AnalyticsFilter): Promise<AnalyticsFigures> {
    return analytics(this.database, filter);
  }

  exportedAnalytics(filter: AnalyticsFilter): AsyncIterable<readonly ExportedWeek[]> {
    return exportedAnalytics(this.streams, filter);
  }
}

/** Parameters of `RECEIVED_MATCHES`. */
function matchValues(
  employerId: number,
  { status, jobId, search, missesMustHave }: ReceivedApplicationsFilter,
): unknown[] {
  const text = search?.trim();
  const pattern = text ? containsPattern(foldLetters(text)) : null;
  return [employerId, status || null, jobId ?? null, pattern, missesMustHave ?? null, wordsOf(text)];
}

/** Maximum number of search words. */
const MAX_WORDS = 10;

/** A text search query for all words as prefixes; null if there are none. */
function wordsOf(search: string | undefined): string | null {
  const words = search?.match(/[\p{L}\p{N}]+/gu)?.slice(0, MAX_WORDS) ?? [];
  return words.length === 0 ? null : words.map((word) => `${word}:*`).join(' & ');
}
