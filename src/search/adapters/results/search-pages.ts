import { Injectable } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import type { JobCard } from '#jobs';
import type { LocatedCriteria } from '../criteria/located-criteria.js';
import { firstListings, indexOrder, nearestOrder } from './first-listings.js';
import { newestOfParts, type PartsInput } from './newest-of-parts.js';
import { SearchConditions } from './search-conditions.js';
import { asFound, type Begin, type FoundCard, type PartKey, type SearchPart } from './search-parts.js';

/** Reads results part by part, each in its order. */
@Injectable()
export class SearchPages {
  constructor(private readonly database: Database) {}

  /** At most `limit` listings from a position in the results on. */
  async read(
    input: PartsInput,
    parts: readonly SearchPart[],
    { part: begin, key }: Begin,
    limit: number,
  ): Promise<FoundCard[]> {
    const found: FoundCard[] = [];
    for (let number = begin; number < parts.length && found.length < limit; number += 1) {
      const part = parts[number] as SearchPart;
      const after = number === begin ? key : undefined;
      if (after === undefined && isNewestByText(part, input.criteria)) {
        const rest = await newestOfParts(this.database, input, parts.slice(number), limit - found.length);
        found.push(...rest.map(({ card, part: index }) => asFound(card, parts, number + index)));
        break;
      }
      const cards = await this.readPart(input, part, after, limit - found.length);
      found.push(...cards.map((card) => asFound(card, parts, number)));
    }
    return found;
  }

  /** The given listings that match, looked up by id. */
  async among(jobIds: readonly number[], criteria: LocatedCriteria, now: Date): Promise<readonly number[]> {
    const conditions = new SearchConditions().among(jobIds).pass(criteria, now);
    const text = `select s.job_id as id from job_search s where ${conditions.where}`;
    return (await this.database.longQuery<{ id: number }>({ text }, conditions.values)).map(({ id }) => id);
  }

  private readPart(
    { criteria, range, now }: PartsInput,
    part: SearchPart,
    after: PartKey | undefined,
    limit: number,
  ): Promise<JobCard[]> {
    const isByDistance = part.isByDistance === true;
    const searched = isByDistance ? { ...criteria, nearby: null } : criteria;
    const conditions = new SearchConditions().inPart(part, searched, range, now);
    const isByPay = part.pay === 'known';
    if (after) conditions.after(isByDistance ? 'near.closeness' : isByPay ? 's.best_salary' : null, after);
    const order = isByDistance
      ? nearestOrder(conditions, conditions.closenessOf(criteria.nearby))
      : indexOrder(conditions, { isByPay });
    return firstListings(this.database, conditions, order, limit);
  }
}

/** Whether a part and all after it show the newest first, of listings that say something. */
function isNewestByText({ pay, isByDistance }: SearchPart, { keywords, location }: LocatedCriteria): boolean {
  return pay === 'any' && isByDistance !== true && (keywords !== null || location !== null);
}
