import { Injectable } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import type { JobCard } from '#jobs/application/ports/job-search.js';
import type { LocatedCriteria } from '../criteria/located-criteria.js';
import { firstListings, indexOrder, nearestOrder } from './first-listings.js';
import { SearchConditions } from './search-conditions.js';
import type { Count } from './search-counts.js';
import type { PayRange } from '../criteria/search-criteria.js';
import { asFound, type Begin, type FoundCard, type PartKey, type SearchPart } from './search-parts.js';

/** Input shared by all parts of the results. */
type SearchInput = {
  readonly criteria: LocatedCriteria;
  readonly range: PayRange | null;
  readonly now: Date;
};

type PartRequest = {
  readonly part: SearchPart;
  readonly after: PartKey | undefined;
  readonly limit: number;
  readonly areFew: boolean;
};

/** So many results are sorted sooner than the newest listings are looked at for them. */
const FEW = 5_000;

/** Reads results part by part, each in its order. */
@Injectable()
export class SearchPages {
  constructor(private readonly database: Database) {}

  /**
   * At most `limit` listings from a position in the results on. They are counted meanwhile, unless
   * nobody asks.
   */
  async read(
    input: SearchInput,
    parts: readonly SearchPart[],
    begin: Begin,
    limit: number,
    counting: Promise<Count | undefined>,
  ): Promise<FoundCard[]> {
    const found: FoundCard[] = [];
    for (let number = begin.part; number < parts.length && found.length < limit; number += 1) {
      const part = parts[number] as SearchPart;
      const isFirst = number === begin.part;
      const total = isFirst ? undefined : (await counting)?.total;
      if (begin.part === 0 && !begin.key && total === found.length) break;
      const areFew = total !== undefined && total <= FEW;
      const request = { part, after: isFirst ? begin.key : undefined, limit: limit - found.length, areFew };
      const cards = await this.readPart(input, request);
      found.push(...cards.map((card) => ({ card, part: number })));
    }
    return found;
  }

  /** The given listings that match, looked up by id. */
  async among(jobIds: readonly number[], criteria: LocatedCriteria, now: Date): Promise<readonly number[]> {
    const conditions = new SearchConditions().among(jobIds).pass(criteria, now);
    const text = `select s.job_id as id from job_search s where ${conditions.where}`;
    return (await this.database.longQuery<{ id: number }>({ text }, conditions.values)).map(({ id }) => id);
  }

  private async readPart(
    { criteria, range, now }: SearchInput,
    { part, after, ...size }: PartRequest,
  ): Promise<JobCard[]> {
    const isByDistance = part.isByDistance === true;
    const searched = isByDistance ? { ...criteria, nearby: null } : criteria;
    const conditions = new SearchConditions().inPart(part, searched, range, now);
    const isByPay = part.pay === 'known';
    if (after) conditions.after(isByDistance ? 'near.closeness' : isByPay ? 's.best_salary' : null, after);
    const order = isByDistance
      ? nearestOrder(conditions, conditions.closenessOf(criteria.nearby))
      : indexOrder(conditions, { isByPay });
    const cards = await firstListings(this.database, conditions, order, size);
    return cards.map((card) => asFound(card, part));
  }
}
