import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Database } from '#platform/postgres/database.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { JobRepository } from '../../application/ports/job-repository.js';
import { JobSearchIndex } from '../../application/ports/job-search-index.js';
import { flatDetails, type JobDetails } from '../../domain/job-details.js';
import { JobNotFound } from '../../domain/job-errors.js';
import { Job } from '../../domain/job.js';

/** Foreign keys cascade to the search index, views, bookmarks and applications. Locked rows wait for the next run. */
const DELETE_ARCHIVED = `
  delete from job
  where id in (select id from job where archived_at < $1 order by archived_at limit $2 for update skip locked)
  returning id`;

const KEEP_APPROVED_TEXT = `
  insert into approved_job_text (job_id, details) values ($1, $2)
  on conflict (job_id) do update set details = excluded.details`;
const DELETE_APPROVED_TEXT = 'delete from approved_job_text where job_id = $1';

/** Stores listings in PostgreSQL; a change locks the row. */
@Injectable()
export class MikroOrmJobRepository implements JobRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly index: JobSearchIndex,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  add(make: (id: number) => Job): Promise<Job> {
    return this.unitOfWork.run(async () => this.store(make(await this.database.nextId('job'))));
  }

  change(id: number, change: (job: Job) => void): Promise<void> {
    return this.unitOfWork.run(async () => {
      const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
      const job = await this.em.getContext().findOne(Job, { id }, options);
      if (!job) throw new JobNotFound();
      const { isApproved, details } = job;
      change(job);
      await this.store(job);
      if (isApproved !== job.isApproved) await this.keepApprovedText(job, details);
    });
  }

  deleteArchivedBefore(time: Date, limit: number): Promise<number> {
    return this.unitOfWork.run(async () => (await this.database.query(DELETE_ARCHIVED, [time, limit])).length);
  }

  /** Keeps the approved text while the listing is waiting for another approval. */
  private async keepApprovedText({ id, isApproved }: Job, before: JobDetails): Promise<void> {
    if (isApproved) await this.database.query(DELETE_APPROVED_TEXT, [id]);
    else await this.database.query(KEEP_APPROVED_TEXT, [id, JSON.stringify(flatDetails(before))]);
  }

  private async store(job: Job): Promise<Job> {
    await this.em.getContext().persist(job).flush();
    const { id, details, postedAt, closesAt } = job;
    if (job.isPublished) await this.index.put({ ...flatDetails(details), id, postedAt, closesAt });
    else await this.index.remove(id);
    return job;
  }
}
