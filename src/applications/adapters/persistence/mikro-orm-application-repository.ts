import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { insertUnlessTaken } from '../../../shared/adapters/postgres/insert-unless-taken.js';
import { ApplicationRepository } from '../../application/ports/application-repository.js';
import { Application } from '../../domain/application.js';
import { AlreadyApplied } from '../../domain/application-errors.js';

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

  private async forChange(where: Partial<Pick<Application, 'id' | 'jobId' | 'jobSeekerId'>>) {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    return (await this.em.getContext().findOne(Application, where, { lockMode })) ?? undefined;
  }
}
