import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { ArchivedJobs } from '../../application/ports/archived-jobs.js';

/** Foreign keys take along the search index, views, bookmarks and applications. One that is being changed can wait. */
const DELETE = `
  with gone as (
    delete from job
    where id in (
      select id from job where archived_at < $1 order by archived_at limit $2 for update skip locked
    )
    returning id
  )
  select count(*)::int as count from gone`;

/** Deletes listings in batches, so that nothing is locked for long. */
@Injectable()
export class SqlArchivedJobs extends ArchivedJobs {
  constructor(private readonly database: Database) {
    super();
  }

  override async deleteArchivedBefore(time: Date, limit: number): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(DELETE, [time, limit]);
    return row?.count ?? 0;
  }
}
