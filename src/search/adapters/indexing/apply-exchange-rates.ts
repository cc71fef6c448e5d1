import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ResponseCache } from '#platform/response-cache/response-cache.js';
import { Database } from '#platform/postgres/database.js';
import { StartWork } from '#platform/start-work.js';
import { type PayPeriod, ExchangeRates } from '#jobs';

type ForeignPay = {
  readonly id: number;
  readonly minSalary: number | null;
  readonly maxSalary: number | null;
  readonly payPeriod: PayPeriod;
  readonly currency: string;
};

const BATCH = 1_000;

const NEXT = `
  select id, min_salary as "minSalary", max_salary as "maxSalary", pay_period as "payPeriod", currency
  from job
  where id > $1 and currency <> 'USD'
  order by id
  limit $2`;

/** Skips listings whose currency has changed in the meantime; they already use the new rates. */
const UPDATE = `
  update job_search s set min_salary = pay.least, max_salary = pay.most
  from unnest($1::integer[], $2::integer[], $3::integer[], $4::text[]) as pay (id, least, most, currency)
  join job on job.id = pay.id and job.currency = pay.currency
  where s.job_id = pay.id and (s.min_salary, s.max_salary) is distinct from (pay.least, pay.most)
  returning s.job_id`;

/** Recalculates comparable pay with the current exchange rates, in the background after the start. */
@Injectable()
export class ApplyExchangeRates extends StartWork implements OnApplicationBootstrap {
  protected readonly undone = 'Listings are still compared with outdated exchange rates';

  constructor(
    private readonly database: Database,
    private readonly rates: ExchangeRates,
    private readonly responses: ResponseCache,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    this.start();
  }

  async work(): Promise<void> {
    let changed = 0;
    for (let after = 0; !this.isStopping;) {
      const listings = await this.database.query<ForeignPay>(NEXT, [after, BATCH]);
      const last = listings.at(-1);
      if (!last) break;
      const pay = listings.map((listing) => this.rates.comparable(listing));
      const columns = [listings.map(({ id }) => id), pay.map(({ min }) => min), pay.map(({ max }) => max)];
      changed += (await this.database.query(UPDATE, [...columns, listings.map(({ currency }) => currency)])).length;
      after = last.id;
    }
    if (changed > 0) await this.responses.changed();
  }
}
