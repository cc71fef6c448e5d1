import { Injectable } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import { SavedSearches, type StoredForm } from '../../application/ports/saved-searches.js';
import type { AlertSchedule } from '../../domain/alert-time.js';
import type { SavedSearch } from '../../domain/saved-search.js';

const COLUMNS = `id, name, search, frequency, next_at as "nextAt", created_at as "createdAt", version`;

const ALL = `select ${COLUMNS} from saved_search where user_id = $1 order by id desc`;

const LOCK = `select ${COLUMNS} from saved_search where user_id = $1 and id = $2 for update`;

const ADD = `
  insert into saved_search (user_id, name, search, frequency, next_at, since, checked_at, created_at)
  values ($1, $2, $3, $4, $5, $6, $6, $6)
  returning ${COLUMNS}`;

const CHANGE = `
  update saved_search s set name = $2, search = $3, frequency = $4, next_at = $5,
    since = case when $7 then $6 else since end, version = version + 1
  where id = $1
    and not exists (select from saved_search o where o.user_id = s.user_id and o.search = $3 and o.id <> s.id)
  returning ${COLUMNS}`;

/** Matches of the previous filters that have not been sent yet. */
const DELETE_UNSENT = 'delete from job_alert_listing where saved_search_id = $1 and job_alert_id is null';

const REMOVE = 'delete from saved_search where user_id = $1 and id = $2 returning id';

const SCHEDULE = 'select hour, time_zone as "timeZone" from alert_schedule where user_id = $1';

const SET_SCHEDULE = `
  insert into alert_schedule (user_id, hour, time_zone) values ($1, $2, $3)
  on conflict (user_id) do update set hour = excluded.hour, time_zone = excluded.time_zone`;

const RESCHEDULE = 'update saved_search set next_at = $2 where id = $1';

@Injectable()
export class SqlSavedSearches implements SavedSearches {
  constructor(private readonly database: Database) {}

  of(userId: number): Promise<SavedSearch[]> {
    return this.database.query<SavedSearch>(ALL, [userId]);
  }

  lock(userId: number, id: number): Promise<SavedSearch | undefined> {
    return this.database.first<SavedSearch>(LOCK, [userId, id]);
  }

  add(userId: number, { name, search, frequency, nextAt, now }: StoredForm): Promise<SavedSearch> {
    return this.database.one<SavedSearch>(ADD, [userId, name, search, frequency, nextAt, now]);
  }

  async change(
    id: number,
    { name, search, frequency, nextAt, now }: StoredForm,
    isNew: boolean,
  ): Promise<SavedSearch | undefined> {
    const values = [id, name, search, frequency, nextAt, now, isNew];
    const changed = await this.database.first<SavedSearch>(CHANGE, values);
    if (changed && isNew) await this.database.query(DELETE_UNSENT, [id]);
    return changed;
  }

  remove(userId: number, id: number): Promise<boolean> {
    return this.database.affects(REMOVE, [userId, id]);
  }

  schedule(userId: number): Promise<AlertSchedule | undefined> {
    return this.database.first<AlertSchedule>(SCHEDULE, [userId]);
  }

  async setSchedule(userId: number, { hour, timeZone }: AlertSchedule): Promise<void> {
    await this.database.query(SET_SCHEDULE, [userId, hour, timeZone]);
  }

  lockAll(userId: number): Promise<void> {
    return this.database.lockUntilCommit('saved searches', userId);
  }

  async reschedule(id: number, nextAt: Date | null): Promise<void> {
    await this.database.query(RESCHEDULE, [id, nextAt]);
  }
}
