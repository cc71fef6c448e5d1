import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { ViewCounter } from '../../application/ports/view-counter.js';
import type { UtcDay } from '../../domain/utc-day.js';

/** One statement: the mark decides whether the view counts. A listing that is gone by now has nothing to count. */
const COUNT = {
  name: 'job-view-count',
  text: `
  with mark as (
    insert into job_view_mark (day, job_id, visitor)
    select $1::date, id, $2 from job where id = $3 for key share
    on conflict do nothing
    returning job_id
  )
  insert into job_views (job_id, views)
  select job_id, 1 from mark
  on conflict (job_id) do update set views = job_views.views + 1`,
};

/** Counts views in a narrow table of their own. */
@Injectable()
export class SqlViewCounter extends ViewCounter {
  constructor(private readonly database: Database) {
    super();
  }

  override async count(jobId: number, visitor: string, day: UtcDay): Promise<void> {
    await this.database.query(COUNT, [day, visitor, jobId]);
  }
}
