import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/application/clock.js';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { IS_PUBLISHED, isInState } from './job-state-sql.js';
import { Listings, type Listing } from '../../application/listings.js';

const SELECT = `
  select id, employer_id as "employerId", title, company, location,
    ${IS_PUBLISHED} as "isPublished", ${isInState('active', '$2')} as "isOpen"
  from job
  where id = $1`;

const ONE = { name: 'job-listing', text: SELECT };
const LOCKED = { name: 'job-listing-locked', text: `${SELECT} for share` };

/** Reads listings for other modules. */
@Injectable()
export class SqlListings extends Listings {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async find(jobId: number): Promise<Listing | undefined> {
    return (await this.database.query<Listing>(ONE, [jobId, this.clock.now()]))[0];
  }

  override async lock(jobId: number): Promise<Listing | undefined> {
    return (await this.database.query<Listing>(LOCKED, [jobId, this.clock.now()]))[0];
  }
}
