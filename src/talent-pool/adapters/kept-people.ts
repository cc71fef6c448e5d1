import { Injectable } from '@nestjs/common';
import { Clock } from '#shared/application/clock.js';
import { PoolQueries } from '../application/ports/pool-queries.js';

/** Tells other modules whom companies keep in mind. */
@Injectable()
export class KeptPeople {
  constructor(
    private readonly queries: PoolQueries,
    private readonly clock: Clock,
  ) {}

  includes(employerId: number, jobSeekerId: number): Promise<boolean> {
    return this.queries.isKept(employerId, jobSeekerId, this.clock.now());
  }
}
