import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import type { Due } from '#shared/application/background/retention.js';
import { insertUnlessTaken } from '#platform/postgres/insert-unless-taken.js';
import { ApplicationRepository } from '../../application/ports/application-repository.js';
import { Application } from '../../domain/application.js';
import { AlreadyApplied } from '../../domain/application-errors.js';

/** Rejections older than the timelines count from the migration that introduced these, or from a later restore. */
const REJECTED = `
  select a.id, coalesce(
    (select max(e.occurred_at) from application_event e where e.application_id = a.id and e.status = 'rejected'),
    greatest(a.applied_at, (select executed_at from migration where name = '20261122233500_application-timeline'))
  ) as rejected_at
  from application a
  where a.status = 'rejected'`;

/** The outer query checks the status again after locking the row. */
const DELETE_REJECTED = `
  delete from application
  where status = 'rejected' and id in (
    select id from (${REJECTED}) rejected where rejected_at < $1 order by rejected_at, id limit $2)
  returning id`;

const REJECTED_BEFORE = `
  select count(*)::int as count, min(rejected_at) as oldest from (${REJECTED}) rejected where rejected_at < $1`;

/** The unique constraint decides which of several concurrent inserts succeeds. */
@Injectable()
export class MikroOrmApplicationRepository implements ApplicationRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
  ) {}

  nextId(): Promise<number> {
    return this.database.nextId('application');
  }

  async add(application: Application): Promise<void> {
    if (!(await insertUnlessTaken(this.em, this.database, application))) throw new AlreadyApplied();
  }

  byIdForChange(id: number): Promise<Application | undefined> {
    return this.forChange({ id });
  }

  allByIdForChange(ids: readonly number[]): Promise<Application[]> {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    return this.em.getContext().find(Application, { id: { $in: [...ids] } }, { lockMode, orderBy: { id: 'asc' } });
  }

  ofForChange(jobSeekerId: number, jobId: number): Promise<Application | undefined> {
    return this.forChange({ jobSeekerId, jobId });
  }

  async deleteRejectedBefore(time: Date, limit: number): Promise<number> {
    return (await this.database.query(DELETE_REJECTED, [time, limit])).length;
  }

  rejectedBefore(time: Date): Promise<Due> {
    return this.database.one<Due>(REJECTED_BEFORE, [time]);
  }

  private async forChange(where: Partial<Pick<Application, 'id' | 'jobId' | 'jobSeekerId'>>) {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    return (await this.em.getContext().findOne(Application, where, { lockMode })) ?? undefined;
  }
}
