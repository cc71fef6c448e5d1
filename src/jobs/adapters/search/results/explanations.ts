import { Injectable } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import { containsPattern } from '#platform/postgres/like.js';
import { loadConcepts, reasonFor } from '#search';
import type { JobCard } from '#jobs/application/ports/job-search.js';
import type { LocatedCriteria } from '../criteria/located-criteria.js';

const AS_TYPED = {
  name: 'job-search-as-typed',
  text: `
    select job_id as id from job_search
    where job_id = any($1::integer[]) and ($2::text is null or doc like $2)
      and ($3::integer[] is null or location_id = any($3))`,
};

/** Says of each result how it matches the typed text. */
@Injectable()
export class Explanations {
  private readonly concepts = loadConcepts();

  constructor(private readonly database: Database) {}

  async of(cards: readonly JobCard[], criteria: LocatedCriteria): Promise<JobCard[]> {
    const { keywords, location, locationIds, meaning } = criteria;
    if (cards.length === 0 || (keywords === null && location === null)) return [...cards];
    const pattern = keywords === null ? null : containsPattern(keywords);
    const ids = cards.map(({ id }) => id);
    const rows = await this.database.query<{ id: number }>(AS_TYPED, [ids, pattern, locationIds]);
    const asTyped = new Set(rows.map(({ id }) => id));
    return cards.map((card) => {
      if (asTyped.has(card.id)) return { ...card, match: 'exact' };
      return { ...card, match: 'meaning', because: reasonFor(card, meaning.wants, this.concepts) };
    });
  }
}
