import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/adapters/postgres/database.js';
import { containsPattern } from '../../../shared/adapters/postgres/like.js';

const MATCHING = {
  name: 'job-location-matching',
  text: 'select id from job_location where folded like $1 or strpos($2, folded) > 0',
};

/** The names of places that listings are at. */
@Injectable()
export class SearchLocations {
  constructor(private readonly database: Database) {}

  /** Ids of the names that hold a folded text or are held by it; null, meaning any, without one. */
  async matching(location: string | null): Promise<readonly number[] | null> {
    if (location === null) return null;
    const rows = await this.database.query<{ id: number }>(MATCHING, [containsPattern(location), location]);
    return rows.map(({ id }) => id);
  }
}
