import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { isInState } from './job-state-sql.js';
import { PART_SIZE, VisibleJobs, type VisibleJob } from '../../application/ports/visible-jobs.js';

/** Part by part, each to its first open listing: going through them all would take too long where there are a million. */
const PARTS = {
  name: 'job-visible-parts',
  text: `
    select part
    from generate_series(0, (select max(job_id) from job_search) / ${PART_SIZE}) as part
    where exists (
      select from job_search
      where job_id >= part * ${PART_SIZE} and job_id < (part + 1) * ${PART_SIZE} and closes_at > $1
    )
    order by part`,
};

/** Whatever applicants rely on is approved anew when it changes. */
const OF_PART = {
  name: 'job-visible-of-part',
  text: `
    select id, greatest(posted_at, approved_at) as "changedAt"
    from job
    where id >= $1 and id < $2 and ${isInState('active', '$3')}
    order by id`,
};

/** The listings that everybody can find, straight from their tables. */
@Injectable()
export class SqlVisibleJobs extends VisibleJobs {
  constructor(private readonly database: Database) {
    super();
  }

  override async parts(now: Date): Promise<readonly number[]> {
    return (await this.database.query<{ part: number }>(PARTS, [now])).map(({ part }) => part);
  }

  override ofPart(part: number, now: Date): Promise<readonly VisibleJob[]> {
    return this.database.query<VisibleJob>(OF_PART, [part * PART_SIZE, (part + 1) * PART_SIZE, now]);
  }
}
