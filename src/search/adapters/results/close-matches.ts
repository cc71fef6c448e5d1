import { Injectable } from '@nestjs/common';
import { Database } from '#platform/postgres/database.js';
import { dependOn } from '#platform/response-cache/dependencies.js';
import type { JobCard } from '#jobs';
import { allOf, anyOf, lexeme, satisfies, type Query, type Want } from '../../domain/understanding/wants.js';
import { lackOf } from '../../domain/listings/reasons.js';
import { conceptOf } from '../../domain/vocabulary/concepts.js';
import { loadThesaurus } from '../thesaurus-files.js';
import { typedWords } from '../../domain/understanding/typed-words.js';
import type { RelatedJobs, UnderstoodWant } from '../queries/job-search.js';
import { onQueries } from '../changes/search-dependencies.js';
import type { LocatedCriteria } from '../criteria/located-criteria.js';
import { withLess, type Meaning } from '../criteria/search-meaning.js';
import { firstListings, indexOrder } from './first-listings.js';
import { SearchConditions } from './search-conditions.js';

/** With more results, nobody looks for close matches. */
const FEW = 5;
const MOST = 20;
/** Words of a box are fewer. */
const MOST_TYPED = 1_000;
/** Of the things that a search asks for, these are lacking sooner than others. */
const ORDER: readonly Want['kind'][] = ['word', 'condition', 'place', 'role'];

type Items = RelatedJobs['items'][number][];
type Lacking = { readonly query: string; readonly lacks: string; readonly isPaid: boolean };

/** Finds listings that lack one of the things asked for. */
@Injectable()
export class CloseMatches {
  private readonly thesaurus = loadThesaurus();

  constructor(private readonly database: Database) {}

  /** How the search was understood, and close matches if there are few results. */
  async to(criteria: LocatedCriteria, total: number, now: Date): Promise<RelatedJobs> {
    const { meaning } = criteria;
    const { wants, didYouMean } = meaning;
    const around = meaning.around === null ? [] : [meaning.around];
    const all = [...new Set([...wants, ...meaning.lacking, ...around])].toSorted(
      (one, other) => positionOf(one) - positionOf(other),
    );
    const isSought = total < FEW && !criteria.isExact;
    const items = isSought ? await this.find(meaning, criteria, now) : [];
    // What lacks several things comes only instead of an empty page.
    const least = isSought && total === 0 && items.length === 0 ? withLess(meaning).findLast(hasJob) : undefined;
    if (least) items.push(...(await this.find(least, criteria, now)));
    return { didYouMean, wants: all.map((want) => understood(want, criteria)), items };
  }

  private async find(meaning: Meaning, criteria: LocatedCriteria, now: Date): Promise<Items> {
    const items: Items = [];
    const lacking = this.lacking(meaning);
    if (lacking.length > 0)
      dependOn(
        onQueries(
          criteria,
          lacking.map(({ query }) => query),
        ),
      );
    for (const { lacks, ...sought } of lacking) {
      const cards = await this.read(sought, criteria, now, MOST - items.length);
      const known = new Set(items.map(({ id }) => id));
      items.push(...cards.filter(({ id }) => !known.has(id)).map((card) => ({ ...card, lacks })));
      if (items.length >= MOST) break;
    }
    return items;
  }

  /** Queries for all things asked for but one. */
  private lacking({ wants, lacking }: Meaning): Lacking[] {
    const wanted = wants
      .filter(({ kind }) => kind !== 'exclusion')
      .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
    return wanted.flatMap((want) => {
      const others = wants.filter((other) => other !== want);
      const instead = want.kind === 'role' ? this.related(want) : undefined;
      if (wanted.length === 1 && instead === undefined) return [];
      const stated = others.filter((other) => other.pay === undefined || satisfies(other) !== null).map(asked);
      const query = allOf(...stated, ...(instead === undefined ? [] : [instead]));
      const isPaid = others.some(({ pay }) => pay !== undefined);
      return query === null ? [] : [{ query, lacks: lackOf([want, ...lacking]), isPaid }];
    });
  }

  /** Jobs near the one asked for; a search for a job is not answered with any other. */
  private related({ groups }: Want): Query {
    const near = groups
      .flatMap((group) => [...this.thesaurus.near(group), ...this.thesaurus.around(group)])
      .filter(({ section }) => section === 'roles');
    return anyOf(...near.map((group) => lexeme(conceptOf(group))));
  }

  private async read(
    { query, isPaid }: Omit<Lacking, 'lacks'>,
    criteria: LocatedCriteria,
    now: Date,
    limit: number,
  ): Promise<JobCard[]> {
    const conditions = new SearchConditions().stating(criteria, now).filter(criteria);
    if (isPaid) conditions.and(conditions.paying(criteria));
    conditions.andText(
      conditions.holds(query),
      `not (${new SearchConditions(conditions.values).matchText(criteria).where})`,
    );
    return firstListings(this.database, conditions, indexOrder(conditions), limit);
  }
}

function positionOf({ box, at }: Want): number {
  return (box === 'location' ? MOST_TYPED : 0) + (at[0] ?? 0);
}

/** A close match has the job in more than its text. */
function asked(want: Want): Query {
  const { text: _text, ...ways } = want.ways;
  return (want.kind === 'role' ? anyOf(...Object.values(ways)) : null) ?? satisfies(want);
}

function understood({ kind, label, box, at, place }: Want, { typed }: LocatedCriteria): UnderstoodWant {
  const without = typedWords(typed[box]).filter((_, index) => !at.includes(index));
  const left = without.join(' ').replace(/(^[\s,]+|[\s,]+$)/g, '');
  return { kind, label, ...typed, [box]: left, placeId: place?.id ?? null };
}

/** Whether it asks for the jobs that were typed, not for texts that mention them. */
function hasJob({ lacking }: Meaning): boolean {
  return lacking.every(({ mentioned }) => mentioned === undefined);
}
