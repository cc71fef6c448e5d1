import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { JobRepository } from '../../application/ports/job-repository.js';
import { Job } from '../../domain/job.js';

/** Listings in PostgreSQL; a listing that is being changed is locked by its row. */
@Injectable()
export class MikroOrmJobRepository extends JobRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
  ) {
    super();
  }

  override nextId(): Promise<number> {
    return this.database.nextId('job');
  }

  override async save(job: Job): Promise<void> {
    await this.em.getContext().persist(job).flush();
  }

  override async forChange(id: number): Promise<Job | undefined> {
    const found = await this.em
      .getContext()
      .findOne(Job, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    return found ?? undefined;
  }
}
