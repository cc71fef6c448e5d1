import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { Database, prepared } from '#platform/postgres/database.js';
import { deleteInBatches } from '#platform/postgres/delete-in-batches.js';
import { ViewCounter, type Viewer } from '../../application/ports/view-counter.js';
import type { UtcDay } from '#shared/domain/values/utc-day.js';
import type { VisitSource } from '#shared/domain/values/visit-source.js';
import { ViewerHash } from './viewer-hash.js';

/**
 * A single statement, so that concurrent views are counted exactly. A new mark counts, unless its address ($4, null for
 * no limit) has reached its number of viewers ($5) for the listing. Views of deleted listings are ignored.
 */
const COUNT = prepared(`
with mark as (
  insert into job_view_mark (day, job_id, visitor)
  select $1::date, job.id, $2 from job
  where job.id = $3 and not exists (
    select from job_view_address
    where day = $1::date and job_id = $3 and address = $4::text and viewers >= $5::int
  )
  for key share
  on conflict do nothing
  returning job_id
), within_limit as (
  insert into job_view_address (day, job_id, address, viewers)
  select $1::date, job_id, $4, 1 from mark where $4 is not null
  on conflict (day, job_id, address) do update set viewers = job_view_address.viewers + 1
    where job_view_address.viewers < $5
  returning job_id
), counted as (
  select job_id from mark where $4 is null
  union all
  select job_id from within_limit
), of_day as (
  insert into job_view_day (job_id, day, source, views)
  select job_id, $1::date, $6, 1 from counted
  on conflict (job_id, day, source) do update set views = job_view_day.views + 1
)
insert into job_views (job_id, views)
select job_id, 1 from counted
on conflict (job_id) do update set views = job_views.views + 1`);

const OLD_COUNTS = { table: 'job_view_day', where: 'day < $1::date', by: 'day' };

/** The tables of a week ahead, so that some nights may fail. */
const DROP_DAYS = prepared(`
with salt as (delete from job_view_salt where day < $1::date)
select keep_view_days($1::date, $1::date + 8)`);

/** Counts views in separate narrow tables, so that listing rows are not rewritten. */
@Injectable()
export class SqlViewCounter implements ViewCounter {
  constructor(
    private readonly database: Database,
    private readonly hash: ViewerHash,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'viewersPerAddress'>,
  ) {}

  async count(jobId: number, viewer: Viewer, day: UtcDay, source: VisitSource): Promise<void> {
    const limit = this.settings.viewersPerAddress;
    if ('userId' in viewer) {
      await this.database.query(COUNT, [day, `user:${viewer.userId}`, jobId, null, limit, source]);
      return;
    }
    const { agent, address } = await this.hash.of(viewer, day);
    await this.database.query(COUNT, [day, agent, jobId, limit > 0 ? address : null, limit, source]);
  }

  async deleteMarksBefore(day: UtcDay): Promise<void> {
    await this.database.query(DROP_DAYS, [day]);
  }

  async deleteCountsBefore(day: UtcDay): Promise<void> {
    await deleteInBatches(this.database, OLD_COUNTS, [day]);
  }
}
