import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { Database, prepared } from '#platform/postgres/database.js';
import type { Due } from '#shared/application/background/retention.js';
import { ApplicationRetention, type RetentionRule } from '../../application/ports/application-retention.js';
import type { Retention } from '../../domain/retention.js';
import { LOOKED } from './read-model/retained-applications-read-model.js';

const FIND = prepared(`
  select rejected_days as "rejectedDays", ended_days as "endedDays" from company_retention where company_id = $1`);

const CHOOSE = `
  insert into company_retention (company_id, rejected_days, ended_days) values ($1, $2, $3)
  on conflict (company_id) do update set rejected_days = excluded.rejected_days, ended_days = excluded.ended_days`;

const IS_DUE = `since < now() - days * interval '1 day'`;

/** The deletion checks the status again after locking the row. */
const deletionOf = (rule: RetentionRule) => `
  with looked as materialized (${LOOKED[rule]}),
  gone as (
    delete from application
    where id in (select id from looked where ${IS_DUE}) ${rule === 'rejected' ? `and status = 'rejected'` : ''}
    returning id
  )
  select (select count(*)::int from gone) as deleted, (select max(id) from looked) as last`;

const dueOf = (rule: RetentionRule) => `
  select count(*) filter (where ${IS_DUE})::int as count, min(since) filter (where ${IS_DUE}) as oldest, max(id) as last
  from (${LOOKED[rule]}) looked`;

/** By the clock of the database. A company that chose nothing has no row. */
@Injectable()
export class SqlApplicationRetention implements ApplicationRetention {
  private readonly siteDays: number;

  constructor(
    private readonly database: Database,
    @Inject(SETTINGS) { retention }: Pick<Settings, 'retention'>,
  ) {
    this.siteDays = retention.rejectedApplicationsDays;
  }

  async find(companyId: number): Promise<Retention> {
    return (await this.database.first<Retention>(FIND, [companyId])) ?? { rejectedDays: null, endedDays: null };
  }

  async choose(companyId: number, { rejectedDays, endedDays }: Retention): Promise<void> {
    await this.database.query(CHOOSE, [companyId, rejectedDays, endedDays]);
  }

  deleteDue(rule: RetentionRule, after: number, limit: number) {
    return this.database.one<{ deleted: number; last: number | null }>(deletionOf(rule), [this.siteDays, after, limit]);
  }

  due(rule: RetentionRule, after: number, limit: number) {
    return this.database.one<Due & { last: number | null }>(dueOf(rule), [this.siteDays, after, limit]);
  }
}
