import { LockMode } from '@mikro-orm/core';
import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database, prepared } from '#platform/postgres/database.js';
import { insertUnlessTaken } from '#platform/postgres/insert-unless-taken.js';
import { MikroOrmRepository } from '#platform/postgres/mikro-orm-repository.js';
import { ResponseCache } from '#platform/response-cache/response-cache.js';
import type { Workplaces } from '#jobs/application/ports/workplaces.js';
import { ReferenceTaken, WorkplaceNotFound } from '#jobs/domain/workplaces/workplace-errors.js';
import { Workplace } from '#jobs/domain/workplaces/workplace.js';

const COUNT = prepared('select count(*)::int as count from workplace where company_id = $1');

const NAMES_IT = `
  workplace_id = $1 or (proposed_text ->> 'workplaceId')::int = $1 or (checked_text ->> 'workplaceId')::int = $1`;

/** The company first, so that its index finds the listings. */
const LISTINGS_AT = `
  select id from job
  where employer_id = (select company_id from workplace where id = $1) and (${NAMES_IT}) order by id`;

const NO_LONGER_NAMED = `
  update job set workplace_id = nullif(workplace_id, $1),
    proposed_text = case when (proposed_text ->> 'workplaceId')::int = $1
      then proposed_text || '{"workplaceId": null}' else proposed_text end,
    checked_text = case when (checked_text ->> 'workplaceId')::int = $1
      then checked_text || '{"workplaceId": null}' else checked_text end,
    version = version + 1
  where id = any($2::int[])`;

/** Hotels in PostgreSQL. Cached pages show their names and logos. */
@Injectable()
export class MikroOrmWorkplaces extends MikroOrmRepository<Workplace> implements Workplaces {
  constructor(
    em: EntityManager,
    database: Database,
    private readonly responses: ResponseCache,
  ) {
    super(em, database, Workplace, WorkplaceNotFound);
  }

  override async add(workplace: Workplace): Promise<void> {
    if (!(await insertUnlessTaken(this.em, this.database, workplace))) throw new ReferenceTaken();
  }

  override async change<Result>(id: number, change: (workplace: Workplace) => Result): Promise<Awaited<Result>> {
    try {
      const result = await super.change(id, change);
      await this.responses.changed();
      return result;
    } catch (error) {
      throw error instanceof UniqueConstraintViolationException ? new ReferenceTaken() : error;
    }
  }

  async remove(workplace: Workplace): Promise<void> {
    const { id } = workplace;
    await this.database.query(NO_LONGER_NAMED, [id, await this.listingsAt(id)]);
    this.em.getContext().remove(workplace);
  }

  async countLocked(companyId: number): Promise<number> {
    await this.database.lockUntilCommit('workplaces', companyId);
    return (await this.database.one<{ count: number }>(COUNT, [companyId])).count;
  }

  async ofCompany(
    companyId: number,
    named: { readonly id: number } | { readonly reference: string },
  ): Promise<Workplace | undefined> {
    const options = { lockMode: LockMode.PESSIMISTIC_READ, refresh: true } as const;
    const [found] = await this.em.getContext().find(Workplace, { companyId, ...named }, options);
    return found;
  }

  async listingsAt(id: number): Promise<readonly number[]> {
    return (await this.database.query<{ id: number }>(LISTINGS_AT, [id])).map((row) => row.id);
  }
}
