import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/adapters/postgres/database.js';
import type { FacetCounts } from '../../application/ports/job-search.js';
import { FACT_FILTERS } from '../../domain/fact-filters.js';
import { SearchConditions, type LocatedCriteria } from './search-conditions.js';
import { SearchCounts, type Kind } from './search-counts.js';

/** How many of the listings that a search finds say yes to each fact, or name each language. */
export type CountedFacts = { readonly facts: FacetCounts | null; readonly language: FacetCounts | null };

/** One column for each filter: a single walk counts them all. */
const COUNTS = FACT_FILTERS.map(
  (name, place) => `count(*) filter (where s.facts & ${1 << place} <> 0)::int as "${name}"`,
).join(', ');

/** Counts facts of the listings that a search finds. What was counted is remembered like the other facets. */
@Injectable()
export class FactCounts {
  constructor(
    private readonly database: Database,
    private readonly counts: SearchCounts,
  ) {}

  /** Null where there are too many listings to count them all. */
  async count(
    criteria: LocatedCriteria,
    now: Date,
    kinds: Promise<readonly Kind[] | undefined>,
  ): Promise<CountedFacts> {
    if ((await kinds) === undefined) return { facts: null, language: null };
    const [facts, language] = await Promise.all([
      this.counts.remember('facts', criteria, () => this.countFacts(criteria, now)),
      this.counts.remember('languages', { ...criteria, language: null }, () => this.countLanguages(criteria, now)),
    ]);
    return { facts, language };
  }

  private async countFacts(criteria: LocatedCriteria, now: Date): Promise<FacetCounts> {
    const conditions = matching(criteria, now);
    const text = `select ${COUNTS} from job_search s where s.facts <> 0 and ${conditions.where}`;
    const [row = {}] = await this.database.longQuery<Record<string, number>>({ text }, conditions.values);
    return Object.fromEntries(Object.entries(row).filter(([, count]) => count > 0));
  }

  private async countLanguages(criteria: LocatedCriteria, now: Date): Promise<FacetCounts> {
    const conditions = matching({ ...criteria, language: null }, now);
    const text = `
      select language, count(*)::int as count
      from job_search s, unnest(s.languages) as language
      where s.languages <> '{}' and ${conditions.where}
      group by language
      order by count desc, language`;
    const rows = await this.database.longQuery<{ language: string; count: number }>({ text }, conditions.values);
    return Object.fromEntries(rows.map(({ language, count }) => [language, count]));
  }
}

function matching(criteria: LocatedCriteria, now: Date): SearchConditions {
  const conditions = new SearchConditions().pass(criteria, now);
  return criteria.keywords === null ? conditions : conditions.mayHold(criteria.keywords);
}
