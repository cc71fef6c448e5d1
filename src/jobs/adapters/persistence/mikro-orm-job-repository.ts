import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Database } from '#platform/postgres/database.js';
import { MikroOrmRepository } from '#platform/postgres/mikro-orm-repository.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import type { JobRepository } from '../../application/ports/job-repository.js';
import { JobNotFound } from '../../domain/job-errors.js';
import { Job } from '../../domain/job.js';
import { publication } from '../../domain/publication.js';

/** Foreign keys cascade to the search index, views, bookmarks and applications. Locked rows wait for the next run. */
const DELETE_ARCHIVED = `
  delete from job
  where id in (select id from job where archived_at < $1 order by archived_at limit $2 for update skip locked)
  returning id`;

const DUE = `
  select id from job
  where cleared_at is not null and (publish_at is null or publish_at <= $1) and archived_at is null and hidden_at is null
    and not id = any($3)
  order by publish_at nulls first, id limit $2`;

/** Stores listings in PostgreSQL, and records what becomes of their publication. */
@Injectable()
export class MikroOrmJobRepository extends MikroOrmRepository<Job> implements JobRepository {
  constructor(
    em: EntityManager,
    database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super(em, database, Job, JobNotFound);
  }

  override async add(job: Job): Promise<void> {
    await super.add(job);
    this.unitOfWork.record(publication(job, false));
  }

  override change<Result>(id: number, change: (job: Job) => Result): Promise<Awaited<Result>> {
    return super.change(id, async (job) => {
      const { isPublished } = job;
      const result = await change(job);
      this.unitOfWork.record(publication(job, isPublished));
      return result;
    });
  }

  async due(now: Date, limit: number, except: readonly number[] = []): Promise<readonly number[]> {
    return (await this.database.query<{ id: number }>(DUE, [now, limit, except])).map(({ id }) => id);
  }

  deleteArchivedBefore(time: Date, limit: number): Promise<number> {
    return this.unitOfWork.run(async () => (await this.database.query(DELETE_ARCHIVED, [time, limit])).length);
  }
}
