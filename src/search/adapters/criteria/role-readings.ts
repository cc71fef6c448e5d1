import { Injectable } from '@nestjs/common';
import { ExchangeRates } from '#jobs';
import { allOf, anyOf, lexeme, satisfies, type Query } from '../../domain/understanding/wants.js';
import { contentWords } from '../../domain/vocabulary/thesaurus.js';
import { PREFIX } from '../../domain/listings/listing-terms.js';
import { stemOf } from '../../domain/vocabulary/words.js';
import { searchCriteria } from './search-criteria.js';
import { SearchReadings } from './search-readings.js';

/** Reads the name of a job for other modules, with all its other names. */
@Injectable()
export class RoleReadings {
  constructor(
    private readonly readings: SearchReadings,
    private readonly rates: ExchangeRates,
  ) {}

  /**
   * Queries over the terms of titles, null if none can satisfy them: `exact` for that job by any name, `any` also for
   * similar ones. Places, conditions and pay are no part of a name.
   */
  async read(typed: string): Promise<{ readonly any: Query; readonly exact: Query }> {
    const { wants } = await this.readings.read(searchCriteria({ keywords: typed }, this.rates));
    const named = wants.filter(({ kind, pay }) => pay === undefined && kind !== 'place' && kind !== 'condition');
    // As typed, too: a job that no listing has is taken for a misspelling of another one.
    const literal = allOf(...contentWords(typed).map((word) => lexeme(PREFIX.title + stemOf(word))));
    const exact = named.map(({ ways: { title, akin, native, name } }) => anyOf(title, akin, native, name));
    return { any: anyOf(literal, allOf(...named.map(satisfies))), exact: anyOf(literal, allOf(...exact)) };
  }
}
