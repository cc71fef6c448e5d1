import { JobRepository } from '#jobs/application/ports/job-repository.js';
import { JobNotFound } from '#jobs/domain/job-errors.js';
import type { Job } from '#jobs/domain/job.js';
import { publication } from '#jobs/domain/publication.js';
import type { UnitOfWork } from '#shared/application/unit-of-work.js';

export class InMemoryJobRepository extends JobRepository {
  private readonly jobs = new Map<number, Job>();
  private lastId = 0;

  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  override nextId(): Promise<number> {
    return Promise.resolve((this.lastId += 1));
  }

  override add(job: Job): Promise<void> {
    this.jobs.set(job.id, job);
    this.unitOfWork.record(publication(job, false));
    return Promise.resolve();
  }

  override async change<Result>(id: number, change: (job: Job) => Result): Promise<Awaited<Result>> {
    const job = this.jobs.get(id);
    if (!job) throw new JobNotFound();
    const { isPublished } = job;
    const result = await change(job);
    this.unitOfWork.record(publication(job, isPublished));
    return result;
  }

  override due(now: Date, limit: number, except: readonly number[] = []): Promise<readonly number[]> {
    const isDue = ({ id, clearedAt, isArchived, isHidden, publishAt }: Job) =>
      !except.includes(id) &&
      clearedAt !== null &&
      !isArchived &&
      !isHidden &&
      (publishAt === null || publishAt <= now);
    return Promise.resolve(
      [...this.jobs.values()]
        .filter(isDue)
        .slice(0, limit)
        .map(({ id }) => id),
    );
  }

  override deleteArchivedBefore(time: Date, limit: number): Promise<number> {
    const old = [...this.jobs.values()].filter(({ archivedAt }) => archivedAt && archivedAt < time).slice(0, limit);
    for (const { id } of old) this.jobs.delete(id);
    return Promise.resolve(old.length);
  }

  get(id: number): Job | undefined {
    return this.jobs.get(id);
  }
}
