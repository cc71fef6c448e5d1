import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { ViewMarks } from '../../application/ports/view-marks.js';
import type { UtcDay } from '../../domain/utc-day.js';

const FORGET_SALTS = 'delete from job_view_salt where day < $1::date';

const DELETE = `
  with gone as (
    delete from job_view_mark
    where ctid = any (array(select ctid from job_view_mark where day < $1::date limit $2))
    returning job_id
  )
  select count(*)::int as count from gone`;

/** Deletes marks in batches, so that none takes longer than a statement may. */
@Injectable()
export class SqlViewMarks extends ViewMarks {
  constructor(private readonly database: Database) {
    super();
  }

  override async forgetSaltsBefore(day: UtcDay): Promise<void> {
    await this.database.query(FORGET_SALTS, [day]);
  }

  override async deleteBefore(day: UtcDay, limit: number): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(DELETE, [day, limit]);
    return row?.count ?? 0;
  }
}
