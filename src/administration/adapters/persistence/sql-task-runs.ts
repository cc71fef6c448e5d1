import { Injectable } from '@nestjs/common';
import { Database, prepared } from '#platform/postgres/database.js';
import { DistributedLock } from '#shared/application/background/distributed-lock.js';
import { utc } from '#shared/domain/values/utc-day.js';
import { taskLock } from '../../application/locks.js';
import type { DueRun, TaskRuns } from '../../application/ports/task-runs.js';
import { RETRY_MINUTES, type TaskRun } from '../../domain/scheduled-task.js';

/** Records a run unless its due time already has one; failed runs are retried, unfinished ones were interrupted. */
const START = `
  with interrupted as (select from job_run where name = $1 and slot = $2 and finished_at is null)
  insert into job_run (name, slot, started_at) values ($1, $2, $3)
  on conflict (name, slot) do update set started_at = excluded.started_at, finished_at = null, error = null
    where job_run.finished_at is null or (job_run.error is not null and job_run.started_at <= $4)
  returning exists (select from interrupted) as "afterInterruption"`;

const FINISH = 'update job_run set finished_at = $3, error = $4 where name = $1 and slot = $2';
const CANCEL = 'delete from job_run where name = $1 and slot = $2';
const FORGET = `
  delete from job_run
  where name = $1 and slot < least($2::timestamptz, clock_timestamp()) - interval '180 days'`;

const LATEST = prepared(`
  select distinct on (name) name, slot as "dueAt", started_at as "startedAt", finished_at as "finishedAt", error
  from job_run
  where slot <= $1
  order by name, slot desc`);

type RunRow = Omit<TaskRun, 'isInterrupted'>;

@Injectable()
export class SqlTaskRuns implements TaskRuns {
  constructor(
    private readonly database: Database,
    private readonly lock: DistributedLock,
  ) {}

  async start({ name, dueAt }: DueRun, now: Date): Promise<{ readonly afterInterruption: boolean } | undefined> {
    const retryBefore = utc(now).subtract(RETRY_MINUTES, 'minute').toDate();
    const started = await this.database.first<{ afterInterruption: boolean }>(START, [name, dueAt, now, retryBefore]);
    return started;
  }

  async finish({ name, dueAt }: DueRun, now: Date, error: string | null): Promise<void> {
    await this.database.query(FINISH, [name, dueAt, now, error]);
    await this.database.query(FORGET, [name, dueAt]);
  }

  async cancel({ name, dueAt }: DueRun): Promise<void> {
    await this.database.query(CANCEL, [name, dueAt]);
  }

  async latest(now: Date): Promise<readonly TaskRun[]> {
    const seen = await this.database.query<RunRow>(LATEST, [now]);
    const abandoned = new Set<string>();
    for (const run of seen.filter(({ finishedAt }) => finishedAt === null)) {
      if (!(await this.lock.isHeld(taskLock(run.name)))) abandoned.add(keyOf(run));
    }
    // Reads again, because a run records its end before it releases the lock, and may have ended in between.
    const known = abandoned.size > 0 ? await this.database.query<RunRow>(LATEST, [now]) : seen;
    return known.map((run) => ({ ...run, isInterrupted: run.finishedAt === null && abandoned.has(keyOf(run)) }));
  }
}

function keyOf({ name, startedAt }: RunRow): string {
  return `${name} ${startedAt.toISOString()}`;
}
