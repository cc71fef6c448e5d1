import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import { FindsWork } from '#shared/application/background/background-work.js';
import { isFree } from '#platform/queue/leases.js';
import { MikroOrmRepository } from '#platform/postgres/mikro-orm-repository.js';
import { insertUnlessTaken } from '#platform/postgres/insert-unless-taken.js';
import type { ApplicationRepository } from '../../application/ports/application-repository.js';
import { Application } from '../../domain/application.js';
import { AlreadyApplied, ApplicationNotFound } from '../../domain/application-errors.js';

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
}
