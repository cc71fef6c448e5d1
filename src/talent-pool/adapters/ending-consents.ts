import { Injectable } from '@nestjs/common';
import { Clock } from '#shared/application/clock.js';
import { utc } from '#shared/domain/values/utc-day.js';
import { PoolQueries, type EndingConsent } from '../application/ports/pool-queries.js';
import { ASKING_DAYS } from '../domain/pool.js';

/** Tells other modules which consents end soon. */
@Injectable()
export class EndingConsents {
  constructor(
    private readonly queries: PoolQueries,
    private readonly clock: Clock,
  ) {}

  /** A batch of consents that end within the time in which people are asked, by id; empty after the last one. */
  ending(afterId: number): Promise<readonly EndingConsent[]> {
    const now = this.clock.now();
    return this.queries.ending({ from: now, to: utc(now).add(ASKING_DAYS, 'day').toDate() }, afterId);
  }

  /** A consent that has not ended, with the name of the company. */
  find(id: number): Promise<EndingConsent | undefined> {
    return this.queries.consent(id, this.clock.now());
  }
}
