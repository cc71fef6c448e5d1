import { Injectable } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import { ResponseCache } from '#platform/response-cache/response-cache.js';
import { dependOn } from '#platform/response-cache/dependencies.js';
import { ExchangeRates } from '#jobs';
import type { JobFilter } from '../queries/job-search.js';
import { onMatches } from '../changes/search-dependencies.js';
import type { LocatedCriteria } from './located-criteria.js';
import { SearchConditions } from '../results/search-conditions.js';
import { searchCriteria } from './search-criteria.js';
import { SearchLocations } from './search-locations.js';
import { possibleMeanings, type Meaning } from './search-meaning.js';
import { SearchReadings } from './search-readings.js';

/** Estimated memory of what was found in bytes. */
const SIZE = 100;
const UNFILTERED = {
  jobType: null,
  category: null,
  experience: null,
  premiumOnly: false,
  facts: 0,
  language: null,
  writtenIn: null,
  leastPay: null,
};

/** Reads filters: what they ask for, and where. */
@Injectable()
export class SearchedCriteria {
  constructor(
    private readonly readings: SearchReadings,
    private readonly locations: SearchLocations,
    private readonly rates: ExchangeRates,
    private readonly database: Database,
    private readonly memory: ResponseCache,
  ) {}

  /** `isWhole` for a search that leaves out nothing it asks for. */
  async of(filter: JobFilter, now: Date, isWhole = false): Promise<LocatedCriteria> {
    const entered = searchCriteria(filter, this.rates);
    const [located, meaning] = await Promise.all([this.locations.locate(entered), this.readings.read(entered)]);
    const typedPay = meaning.wants.flatMap(({ pay }) => (pay ? [this.rates.yearly(pay)] : []))[0] ?? null;
    const criteria = { ...entered, ...located, meaning, typedPay };
    if (entered.isExact) return criteria;
    const possible = possibleMeanings(meaning).filter(
      ({ lacking, around }) => (!isWhole || lacking.length === 0) && (around === null || entered.near === null),
    );
    return this.meaning(criteria, await this.findable(criteria, possible, now));
  }

  /** A search as it is meant, with what is around the place. */
  private async meaning(criteria: LocatedCriteria, meaning: Meaning): Promise<LocatedCriteria> {
    if (meaning.around === null) return { ...criteria, meaning };
    const { place, typed } = meaning.around;
    const nearby = await this.locations.around(place?.id ?? typed, criteria.radius);
    return { ...criteria, location: null, nearby, meaning };
  }

  /** The first meaning that any listing has, whatever the filters; what was typed if none has. */
  private async findable(criteria: LocatedCriteria, meanings: readonly Meaning[], now: Date): Promise<Meaning> {
    if (meanings.length <= 1) return criteria.meaning;
    const { typed, near, radius } = criteria;
    const compute = async (): Promise<{ readonly at: number; readonly size: number }> => {
      for (const [at, one] of meanings.entries())
        if (await this.findsAny({ ...(await this.meaning(criteria, one)), ...UNFILTERED }, now))
          return { at, size: SIZE };
      return { at: -1, size: SIZE };
    };
    const key = `findable:${JSON.stringify([typed, near, radius, meanings.length])}`;
    const { at } = await this.memory.findOrCompute(key, compute, 'declared');
    return meanings[at] ?? criteria.meaning;
  }

  private async findsAny(criteria: LocatedCriteria, now: Date): Promise<boolean> {
    dependOn(onMatches(criteria));
    const conditions = new SearchConditions().pass(criteria, now);
    const text = `select from job_search s where ${conditions.where} limit 1`;
    return (await this.database.indexQuery({ text }, conditions.values)).length > 0;
  }
}
