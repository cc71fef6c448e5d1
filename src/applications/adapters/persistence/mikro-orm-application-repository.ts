import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import { FindsWork } from '#shared/application/background/background-work.js';
import type { Due } from '#shared/application/background/retention.js';
import { isFree } from '#platform/queue/leases.js';
import { MikroOrmRepository } from '#platform/postgres/mikro-orm-repository.js';
import { insertUnlessTaken } from '#platform/postgres/insert-unless-taken.js';
import type { ApplicationRepository } from '../../application/ports/application-repository.js';
import { Application } from '../../domain/application.js';
import { AlreadyApplied, ApplicationNotFound } from '../../domain/application-errors.js';

/** Rejections older than the timelines count from the migration that introduced these, or from a later restore. */
const REJECTED = `
  select a.id, coalesce(
    (select max(e.occurred_at) from application_event e where e.application_id = a.id and e.status = 'rejected'),
    greatest(a.applied_at, (select executed_at from migration where name = '20261122233500_application-timeline'))
  ) as rejected_at
  from application a
  where a.status = 'rejected'`;

/** The deletion checks the status again after locking the row. */
const DELETE_REJECTED = `
  with looked as materialized (${REJECTED} and a.id > $2 order by a.id limit $3),
  gone as (
    delete from application
    where status = 'rejected' and id in (select id from looked where rejected_at < $1)
    returning id
  )
  select (select count(*)::int from gone) as deleted, (select max(id) from looked) as last`;

const REJECTED_BEFORE = `
  select count(*)::int as count, min(rejected_at) as oldest from (${REJECTED}) rejected where rejected_at < $1`;

/** Nobody is held for a minute: what is due later was held by a wrong clock. */
const RELEASABLE = `
  select id from application
  where held_until not between now() and now() + interval '1 minute' and ${isFree('application', 'application.id')}
  order by held_until, id limit $1`;

/** The unique constraint decides which of several concurrent inserts succeeds. */
@Injectable()
export class MikroOrmApplicationRepository extends MikroOrmRepository<Application> implements ApplicationRepository {
  constructor(em: EntityManager, database: Database) {
    super(em, database, Application, ApplicationNotFound);
  }

  override async add(application: Application): Promise<void> {
    if (!(await insertUnlessTaken(this.em, this.database, application))) throw new AlreadyApplied();
  }

  async changeAll<Result>(
    ids: readonly number[],
    change: (applications: readonly Application[]) => Result,
  ): Promise<Awaited<Result>> {
    return await change(await this.lock({ id: { $in: [...ids] } }));
  }

  async changeFormer(
    { jobSeekerId, jobId }: Pick<Application, 'jobSeekerId' | 'jobId'>,
    change: (application: Application) => void,
  ): Promise<Application | undefined> {
    const [application] = await this.lock({ jobSeekerId, jobId });
    if (application) change(application);
    return application;
  }

  async remove(application: Application): Promise<void> {
    this.em.getContext().remove(application);
  }

  @FindsWork('application')
  async releasable(limit: number): Promise<readonly number[]> {
    return (await this.database.query<{ id: number }>(RELEASABLE, [limit])).map(({ id }) => id);
  }

  deleteRejectedBefore(time: Date, after: number, limit: number) {
    return this.database.one<{ deleted: number; last: number | null }>(DELETE_REJECTED, [time, after, limit]);
  }

  rejectedBefore(time: Date): Promise<Due> {
    return this.database.one<Due>(REJECTED_BEFORE, [time]);
  }
}
