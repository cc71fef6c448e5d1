import { Injectable } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import { containsPattern } from '#platform/postgres/like.js';
import type { JobCard } from '#jobs';
import { loadConcepts } from '../thesaurus-files.js';
import { lackOf, reasonFor } from '../../domain/listings/reasons.js';
import { satisfies } from '../../domain/understanding/wants.js';
import type { LocatedCriteria } from '../criteria/located-criteria.js';

const AS_TYPED = {
  name: 'job-search-as-typed',
  text: `
    select job_id as id,
      ($2::text is null or doc like $2) and ($3::integer[] is null or location_id = any($3)) as "isAsTyped",
      coalesce(terms @@ $5::tsquery, true) as "isMeant",
      array(select coalesce(terms @@ want::tsquery, false) from unnest($4::text[]) with ordinality as asked (want, at)
        order by at) as satisfied
    from job_search where job_id = any($1::integer[])`,
};

type Row = {
  readonly id: number;
  readonly isAsTyped: boolean;
  readonly isMeant: boolean;
  readonly satisfied: readonly boolean[];
};

const NOTHING = { isAsTyped: false, isMeant: true, satisfied: [] };

/** Says of each result how it matches the typed text. */
@Injectable()
export class Explanations {
  private readonly concepts = loadConcepts();

  constructor(private readonly database: Database) {}

  async of(cards: readonly JobCard[], criteria: LocatedCriteria): Promise<JobCard[]> {
    const { keywords, locationIds, meaning, isExact } = criteria;
    if (cards.length === 0 || (keywords === null && locationIds === null)) return [...cards];
    const pattern = keywords === null ? null : containsPattern(keywords);
    const ids = cards.map(({ id }) => id);
    const wants = [...meaning.wants, ...meaning.lacking].filter((want) => satisfies(want) !== null);
    // Of exact matches, nothing is asked but the text.
    const asked = isExact ? null : (meaning.tiers.at(-1) ?? null);
    const rows = await this.database.query<Row>(AS_TYPED, [ids, pattern, locationIds, wants.map(satisfies), asked]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return cards.map((card) => {
      const { isAsTyped, isMeant, satisfied } = byId.get(card.id) ?? NOTHING;
      if (isAsTyped) return { ...card, match: isMeant ? 'exact' : 'partial' };
      // What is only part of a name satisfies nothing: Lausanne is not in the USA.
      const held = wants.filter((_, at) => satisfied[at]);
      const lacks = meaning.lacking.filter((want) => !held.includes(want));
      if (lacks.length > 0) return { ...card, match: 'partial', because: lackOf(lacks) };
      return { ...card, match: 'meaning', because: reasonFor(card, held, this.concepts) };
    });
  }
}
