import { prepared, type Database } from '#platform/postgres/database.js';
import type { RowStreams } from '#platform/postgres/row-streams.js';
import { VISIT_SOURCES, type VisitSource } from '#shared/domain/values/visit-source.js';
import type {
  AnalyticsBody,
  ListingFiguresBody,
  WeekFiguresBody,
} from '../../../application/analytics/analytics.view.js';
import type { AnalyticsFilter, ExportedWeek } from '../../../application/ports/analytics.js';
import { HAS_ARRIVED } from './readable-applications-read-model.js';

/** The parameters of all queries: employer, listing or null, today, number of weeks, and hotel or null. */
const FIRST_DAY = `(date_trunc('week', $3::date)::date - 7 * ($4::int - 1))`;
const OWN = `
  select id, title from job
  where employer_id = $1 and ($2::int is null or id = $2) and ($5::int is null or workplace_id = $5)`;

const SEEN = `
  select v.job_id, v.source, date_trunc('week', v.day)::date as week, v.views
  from own join job_view_day v on v.job_id = own.id
  where v.day >= ${FIRST_DAY}`;

const APPLIED = `
  select a.job_id, date_trunc('week', a.applied_at at time zone 'UTC')::date as week
  from own join application a on a.job_id = own.id
  where a.withdrawn_at is null and ${HAS_ARRIVED} and a.applied_at >= ${FIRST_DAY}::timestamp at time zone 'UTC'`;

const dayText = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`;

/** Counting started on the first day with a count of any listing. */
const WEEKS = prepared(`
  with own as (${OWN}),
    seen as (select week, sum(views)::int as views from (${SEEN}) s group by week),
    applied as (select week, count(*)::int as applications from (${APPLIED}) a group by week),
    begun as (select min(day) as day from job_view_day)
  select ${dayText('weeks.week')} as "startsOn",
    case when weeks.week + 6 < begun.day then null else coalesce(seen.views, 0) end as views,
    coalesce(applied.applications, 0) as applications
  from generate_series(${FIRST_DAY}, $3::date, interval '7 days') as monday
    cross join lateral (select monday::date as week) weeks
    cross join begun
    left join seen on seen.week = weeks.week
    left join applied on applied.week = weeks.week
  order by weeks.week`);

const BY_SOURCE = prepared(`
  with own as (${OWN})
  select source, sum(views)::int as views from (${SEEN}) s group by source`);

const BY_LISTING = prepared(`
  with own as (${OWN}),
    seen as (select job_id, sum(views)::int as views from (${SEEN}) s group by job_id),
    applied as (select job_id, count(*)::int as applications from (${APPLIED}) a group by job_id)
  select own.id as "jobId", own.title, coalesce(views, 0) as views, coalesce(applications, 0) as applications
  from own
    left join seen on seen.job_id = own.id
    left join applied on applied.job_id = own.id
  where views > 0 or applications > 0
  order by 3 desc, 4 desc, own.id
  limit 100`);

const EXPORT = `
  with own as (${OWN}),
    seen as (
      select job_id, week, sum(views)::int as views,
        ${VISIT_SOURCES.map((source) => `coalesce(sum(views) filter (where source = '${source}'), 0)::int as "${source}"`).join(', ')}
      from (${SEEN}) s group by job_id, week),
    applied as (select job_id, week, count(*)::int as applications from (${APPLIED}) a group by job_id, week)
  select ${dayText('week')} as "startsOn", own.title, coalesce(views, 0) as views,
    coalesce(applications, 0) as applications,
    case when views > 0 then to_char(100.0 * coalesce(applications, 0) / views, 'FM999990.0') end as rate,
    ${VISIT_SOURCES.map((source) => `coalesce("${source}", 0) as "${source}"`).join(', ')}
  from seen full join applied using (job_id, week) join own on own.id = job_id
  order by week, own.id`;

/** Read model: daily views and applications. */
export async function analytics(database: Database, filter: AnalyticsFilter): Promise<AnalyticsBody> {
  const values = valuesOf(filter);
  const [weeks, counts, listings] = await Promise.all([
    database.query<WeekFiguresBody>(WEEKS, values),
    database.query<{ source: VisitSource; views: number }>(BY_SOURCE, values),
    database.query<ListingFiguresBody>(BY_LISTING, values),
  ]);
  const views = new Map(counts.map((count) => [count.source, count.views]));
  const sources = Object.fromEntries(VISIT_SOURCES.map((source) => [source, views.get(source) ?? 0]));
  return { weeks, sources: sources as Record<VisitSource, number>, listings };
}

export function exportedAnalytics(
  streams: RowStreams,
  filter: AnalyticsFilter,
): AsyncIterable<readonly ExportedWeek[]> {
  return streams.open<ExportedWeek>(EXPORT, valuesOf(filter));
}

function valuesOf({ employerId, jobId, workplaceId, today, weeks }: AnalyticsFilter): unknown[] {
  return [employerId, jobId ?? null, today, weeks, workplaceId ?? null];
}
