import { Injectable } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import type { FacetCounts } from '#jobs/application/ports/job-search.js';
import { FACT_FILTERS } from '#jobs/domain/fact-filters.js';
import type { LocatedCriteria } from '../criteria/located-criteria.js';
import { SearchConditions } from './search-conditions.js';
import { SearchCounts } from './search-counts.js';

/** Number of results with each fact and each language. */
type CountedFacts = { readonly facts: FacetCounts | null; readonly language: FacetCounts | null };

/** One column per filter, so that a single scan counts them all. */
const COUNTS = FACT_FILTERS.map(
  (name, place) => `count(*) filter (where facts & ${1 << place} <> 0)::int as "${name}"`,
).join(', ');

/** Counts the facts of search results. Counts are cached like the other facets. */
@Injectable()
export class FactCounts {
  constructor(
    private readonly database: Database,
    private readonly counts: SearchCounts,
  ) {}

  /** Null if too many listings state facts or languages to count them. */
  async count(criteria: LocatedCriteria, now: Date): Promise<CountedFacts> {
    const anyLanguage = { ...criteria, language: null };
    const [facts, language] = await Promise.all([
      this.counts.findOrCount('facts', criteria, () => this.countFacts(criteria, now)),
      this.counts.findOrCount('languages', anyLanguage, () => this.countLanguages(anyLanguage, now)),
    ]);
    return { facts, language };
  }

  private async countFacts(criteria: LocatedCriteria, now: Date): Promise<FacetCounts | null> {
    const { found, values } = this.stating('s.facts <> 0', criteria, now);
    const text = `select count(*)::int as listings, ${COUNTS} from (${found}) s`;
    const [{ listings = 0, ...counts } = {}] = await this.database.longQuery<Record<string, number>>({ text }, values);
    if (listings > this.counts.limits.enough) return null;
    return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
  }

  private async countLanguages(criteria: LocatedCriteria, now: Date): Promise<FacetCounts | null> {
    const { found, values } = this.stating(`s.languages <> '{}'`, criteria, now);
    // Few distinct lists of languages exist, so they are split after counting.
    const text = `
      with listed as (select languages, count(*) as count from (${found}) s group by languages)
      select language, sum(count)::int as count, (select sum(count)::int from listed) as listings
      from listed, unnest(languages) as language
      group by language
      order by count desc, language`;
    type Row = { language: string; count: number; listings: number };
    const rows = await this.database.longQuery<Row>({ text }, values);
    if (rows.some(({ listings }) => listings > this.counts.limits.enough)) return null;
    return Object.fromEntries(rows.map(({ language, count }) => [language, count]));
  }

  /** Results that state something: at most one more than the limit of the count. */
  private stating(something: string, criteria: LocatedCriteria, now: Date): { found: string; values: unknown[] } {
    const conditions = new SearchConditions().and(something).pass(criteria, now);
    const found = `
      select s.facts, s.languages from job_search s where ${conditions.where} limit ${this.counts.limits.enough + 1}`;
    return { found, values: conditions.values };
  }
}
