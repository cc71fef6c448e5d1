import { Injectable } from '@nestjs/common';
import { ResponseCache } from '#platform/response-cache/response-cache.js';
import { Database } from '#platform/postgres/database.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import type { ReplyTimes } from '../../application/ports/reply-times.js';
import { companiesAfter, daysToAnswers } from './read-model/reply-times-read-model.js';

const SET = `
  insert into company_reply_time (company_id, days)
  select company_id, days from unnest($1::int[], $2::smallint[]) as measured (company_id, days) where days is not null
  on conflict (company_id) do update set days = excluded.days where company_reply_time.days <> excluded.days
  returning company_id`;

const UNSET = `
  delete from company_reply_time using unnest($1::int[], $2::smallint[]) as measured (company_id, days)
  where company_reply_time.company_id = measured.company_id and measured.days is null
  returning measured.company_id`;

@Injectable()
export class SqlReplyTimes implements ReplyTimes {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly cache: ResponseCache,
  ) {}

  companiesAfter(id: number, limit: number): Promise<number[]> {
    return companiesAfter(this.database, id, limit);
  }

  answers(companyId: number, period: { from: Date; to: Date }): Promise<(number | null)[]> {
    return daysToAnswers(this.database, companyId, period);
  }

  store(days: ReadonlyMap<number, number | undefined>): Promise<void> {
    const values = [[...days.keys()], [...days.values()].map((each) => each ?? null)];
    return this.unitOfWork.run(async () => {
      const changed = [await this.database.query(SET, values), await this.database.query(UNSET, values)].flat();
      if (changed.length > 0) await this.cache.changed();
    });
  }
}
