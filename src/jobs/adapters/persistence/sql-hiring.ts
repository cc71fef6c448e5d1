import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/application/clock.js';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { isInState } from './job-state-sql.js';
import { Hiring } from '../../application/hiring.js';

const OPEN_LISTING = {
  name: 'job-open-of-employer',
  text: `
    select exists (
      select from job
      where employer_id = $1 and ${isInState('active', '$2')}
    ) as "isHiring"`,
};

/** Finds open listings of an employer. */
@Injectable()
export class SqlHiring extends Hiring {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async isHiring(employerId: number): Promise<boolean> {
    const [row] = await this.database.query<{ isHiring: boolean }>(OPEN_LISTING, [employerId, this.clock.now()]);
    return row?.isHiring === true;
  }
}
