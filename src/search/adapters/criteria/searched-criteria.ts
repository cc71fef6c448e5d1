import { Injectable } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import { dependOn } from '#platform/response-cache/dependencies.js';
import { ExchangeRates } from '#jobs';
import type { JobFilter } from '../queries/job-search.js';
import { onMatches } from '../changes/search-dependencies.js';
import type { LocatedCriteria } from './located-criteria.js';
import { SearchConditions } from '../results/search-conditions.js';
import { searchCriteria } from './search-criteria.js';
import { SearchLocations } from './search-locations.js';
import { withLess, type Meaning } from './search-meaning.js';
import { SearchReadings } from './search-readings.js';

/** Reads filters: what they ask for, and where. */
@Injectable()
export class SearchedCriteria {
  constructor(
    private readonly readings: SearchReadings,
    private readonly locations: SearchLocations,
    private readonly rates: ExchangeRates,
    private readonly database: Database,
  ) {}

  async of(filter: JobFilter, now: Date): Promise<LocatedCriteria> {
    const entered = searchCriteria(filter, this.rates);
    const [located, meaning] = await Promise.all([this.locations.locate(entered), this.readings.read(entered)]);
    const typedPay = meaning.wants.flatMap(({ pay }) => (pay ? [this.rates.yearly(pay)] : []))[0] ?? null;
    const criteria = { ...entered, ...located, meaning, typedPay };
    const fewer = entered.isExact ? undefined : withLess(meaning);
    if (fewer === undefined) return criteria;
    dependOn(onMatches(criteria));
    return (await this.findsAny(criteria, now)) ? criteria : { ...criteria, meaning: fewer };
  }

  /** What no listing has beside everything else is left out. */
  private async findsAny(criteria: LocatedCriteria & { readonly meaning: Meaning }, now: Date): Promise<boolean> {
    const conditions = new SearchConditions().pass(criteria, now);
    const text = `select from job_search s where ${conditions.where} limit 1`;
    return (await this.database.indexQuery({ text }, conditions.values)).length > 0;
  }
}
