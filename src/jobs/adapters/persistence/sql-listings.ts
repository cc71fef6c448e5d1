import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/application/clock.js';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { Listings, type Listing } from '../../application/listings.js';

const ONE = {
  name: 'job-listing',
  text: `
    select id, employer_id as "employerId", title, company, location,
      approved_at is not null and archived_at is null as "isVisible",
      approved_at is not null and archived_at is null and closes_at > $2 as "isOpen"
    from job
    where id = $1`,
};

/** Listings for other modules, straight from their table. */
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
}
