import { Injectable } from '@nestjs/common';
import { Database, prepared } from '#platform/postgres/database.js';
import { deleteInBatches } from '#platform/postgres/delete-in-batches.js';
import {
  Alerts,
  type DueAlert,
  type DueSearch,
  type FoundListing,
  type CreatedAlert,
  type SearchMatch,
} from '../../application/ports/alerts.js';
import { DEFAULT_SCHEDULE } from '../../domain/alert-time.js';

/** Approval times precede their commits, so the last minutes are checked again. */
const SINCE = `greatest(s.since, s.checked_at - interval '10 minutes')`;

const DUE = prepared(`
  select s.search, min(${SINCE}) as since from saved_search s
  where s.next_at <= $1 and ($2::text is null or s.search > $2)
  group by s.search order by s.search limit $3`);

/** Ordered, so that concurrent processes cannot deadlock. */
const ADD_MATCHES = prepared(`
  insert into job_alert_listing (saved_search_id, job_id)
  select s.id, found.job_id
  from unnest($1::text[], $2::integer[], $3::timestamptz[]) found (search, job_id, approved_at)
  join saved_search s on s.search = found.search and s.next_at <= $4 and found.approved_at > ${SINCE}
  order by s.id, found.job_id
  on conflict do nothing`);

const LOCK_DUE = `
  select s.id, s.user_id as "userId", s.frequency, coalesce(a.hour, $3) as hour, coalesce(a.time_zone, $4) as "timeZone"
  from saved_search s left join alert_schedule a on a.user_id = s.user_id
  where s.next_at <= $1 and s.user_id in (
    select distinct user_id from saved_search where next_at <= $1 order by user_id limit $2
  )
  order by s.id
  for update of s skip locked`;

const CREATE = `
  with made as (
    insert into job_alert (user_id, made_at)
    select distinct s.user_id, $2::timestamptz
    from saved_search s join job_alert_listing l on l.saved_search_id = s.id
    where s.id = any($1::integer[]) and l.job_alert_id is null
    returning id, user_id
  ),
  assigned as (
    update job_alert_listing l set job_alert_id = made.id
    from saved_search s join made on made.user_id = s.user_id
    where s.id = any($1::integer[]) and l.saved_search_id = s.id and l.job_alert_id is null
  )
  select id, user_id as "userId" from made order by id`;

const MARK_CHECKED = `
  update saved_search s set checked_at = $3, next_at = checked.next_at
  from unnest($1::integer[], $2::timestamptz[]) checked (id, next_at) where s.id = checked.id`;

const LISTINGS = `
  select s.id as "searchId", s.name, s.search, l.job_id as "jobId"
  from job_alert_listing l join saved_search s on s.id = l.saved_search_id
  where l.job_alert_id = $1 and s.frequency <> 'off'
  order by s.id, l.job_id desc`;

/** Their listings go with them. */
const OLD = { table: 'job_alert', where: 'made_at < $1', by: 'made_at' };

@Injectable()
export class SqlAlerts implements Alerts {
  constructor(private readonly database: Database) {}

  dueSearches(after: string | undefined, now: Date, limit: number): Promise<DueSearch[]> {
    return this.database.query<DueSearch>(DUE, [now, after ?? null, limit]);
  }

  async addMatches(matches: readonly SearchMatch[], now: Date): Promise<void> {
    const searches = matches.map(({ search }) => search);
    const ids = matches.map(({ jobId }) => jobId);
    const times = matches.map(({ approvedAt }) => approvedAt);
    await this.database.query(ADD_MATCHES, [searches, ids, times, now]);
  }

  lockDue(now: Date, userLimit: number): Promise<DueAlert[]> {
    const { hour, timeZone } = DEFAULT_SCHEDULE;
    return this.database.query<DueAlert>(LOCK_DUE, [now, userLimit, hour, timeZone]);
  }

  create(searchIds: readonly number[], now: Date): Promise<CreatedAlert[]> {
    return this.database.query<CreatedAlert>(CREATE, [searchIds, now]);
  }

  async markChecked(searches: readonly { id: number; nextAt: Date | null }[], now: Date): Promise<void> {
    const ids = searches.map(({ id }) => id);
    await this.database.query(MARK_CHECKED, [ids, searches.map(({ nextAt }) => nextAt), now]);
  }

  listings(alertId: number): Promise<FoundListing[]> {
    return this.database.query<FoundListing>(LISTINGS, [alertId]);
  }

  async deleteBefore(time: Date): Promise<void> {
    await deleteInBatches(this.database, OLD, [time]);
  }
}
