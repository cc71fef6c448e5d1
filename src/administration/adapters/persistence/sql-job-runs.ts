import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { JobRuns, type Begun } from '../../application/ports/job-runs.js';
import type { JobRun } from '../../domain/scheduled-job.js';

const BEGIN = `
  with cut_off as (select from job_run where name = $1 and slot = $2 and finished_at is null)
  insert into job_run (name, slot, started_at) values ($1, $2, $3)
  on conflict (name, slot) do update set started_at = excluded.started_at, finished_at = null, error = null
    where job_run.finished_at is null or (job_run.error is not null and job_run.started_at <= $4)
  returning exists (select from cut_off) as "afterCutOff"`;

const FINISH = 'update job_run set finished_at = $3, error = $4 where name = $1 and slot = $2';

const GIVE_BACK = 'delete from job_run where name = $1 and slot = $2';

/** Half a year is long enough to look back. */
const FORGET = `delete from job_run where name = $1 and slot < $2::timestamptz - interval '180 days'`;

const LATEST = {
  name: 'job-runs-latest',
  text: `
    select distinct on (name) name, slot, started_at as "startedAt", finished_at as "finishedAt", error
    from job_run
    order by name, slot desc`,
};

/** Runs in a table; its key lets a slot be taken once. */
@Injectable()
export class SqlJobRuns extends JobRuns {
  constructor(private readonly database: Database) {
    super();
  }

  override async begin(name: string, slot: Date, now: Date, retryBefore: Date): Promise<Begun | undefined> {
    const [begun] = await this.database.query<Begun>(BEGIN, [name, slot, now, retryBefore]);
    return begun;
  }

  override async finish(name: string, slot: Date, now: Date, error: string | null): Promise<void> {
    await this.database.query(FINISH, [name, slot, now, error]);
    await this.database.query(FORGET, [name, slot]);
  }

  override async giveBack(name: string, slot: Date): Promise<void> {
    await this.database.query(GIVE_BACK, [name, slot]);
  }

  override latest(): Promise<readonly JobRun[]> {
    return this.database.query<JobRun>(LATEST);
  }
}
