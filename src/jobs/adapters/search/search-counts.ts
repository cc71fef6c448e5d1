import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/adapters/postgres/database.js';
import {
  holdKeywords,
  restrict,
  restrictToListings,
  restrictToPlaces,
  type LocatedCriteria,
} from './search-conditions.js';
import { SearchLetters } from './search-letters.js';
import { SearchMemory } from './search-memory.js';
import { SearchSizes } from './search-sizes.js';
import { SearchStatement } from './search-statement.js';

/** Listings of one kind, and how many. Which ones is known where finding them was dear and they are few. */
export type Kind = {
  readonly jobType: string;
  readonly category: string;
  readonly experience: string | null;
  readonly isPremium: boolean;
  readonly count: number;
  readonly ids: readonly number[] | null;
};

/** How many listings match; `isExact` is false where counting stopped before the end. */
export type Count = { readonly total: number; readonly isExact: boolean };

const IS_LARGE = { name: 'job-search-is-large', text: 'select exists (select from job_search offset $1) as "isLarge"' };

/** Counts what a search finds. */
@Injectable()
export class SearchCounts {
  constructor(
    private readonly database: Database,
    private readonly memory: SearchMemory,
    private readonly letters: SearchLetters,
    private readonly sizes: SearchSizes,
  ) {}

  async count(criteria: LocatedCriteria, now: Date): Promise<Count> {
    const kinds = await this.kinds(criteria, now);
    if (kinds) return { total: countOf(kinds, criteria), isExact: true };
    const key = JSON.stringify({ ...criteria, locationIds: undefined });
    const counted = await this.memory.recall(`count ${key}`, () => this.countEnough(criteria, now));
    return { total: Math.min(counted, this.sizes.enough), isExact: counted <= this.sizes.enough };
  }

  /** All kinds of listings with those keywords at those places; undefined where there are too many to count. */
  kinds(criteria: LocatedCriteria, now: Date): Promise<readonly Kind[] | undefined> {
    const { keywords, location } = criteria;
    return this.memory.recall(`kinds ${JSON.stringify([keywords, location])}`, async () => {
      if (!(await this.isLarge())) return this.group(criteria, now);
      const kinds = await this.groupEnough(criteria, now);
      return sum(kinds) > this.sizes.enough ? undefined : kinds;
    });
  }

  /**
   * All listings with the keywords that match, if they are few among many: looking through so many texts for the total and
   * for the page would be once too often.
   */
  async few(criteria: LocatedCriteria, now: Date): Promise<readonly number[] | undefined> {
    if (criteria.keywords === null || !(await this.isLarge())) return undefined;
    const kinds = await this.kinds(criteria, now);
    return kinds?.filter((kind) => isOfKind(kind, criteria)).flatMap(({ ids }) => ids ?? []);
  }

  private isLarge(): Promise<boolean> {
    return this.memory.recall('is large', async () => {
      const [row] = await this.database.query<{ isLarge: boolean }>(IS_LARGE, [this.sizes.exactUpTo]);
      return row?.isLarge ?? false;
    });
  }

  private group(criteria: LocatedCriteria, now: Date): Promise<Kind[]> {
    const { found, values } = matching(criteria, now);
    return this.database.query<Kind>({ text: grouped(found, 'null') }, values);
  }

  /** Stops where there are too many to tell. Where there are not, it may have to look through all texts. */
  private async groupEnough(criteria: LocatedCriteria, now: Date): Promise<Kind[]> {
    const { found, values } = matching(criteria, now, await this.candidates(criteria));
    const areFew = `sum(count(*)) over () <= ${this.sizes.enough}`;
    const ids = criteria.keywords === null ? 'null' : `case when ${areFew} then array_agg(s.job_id) end`;
    return this.database.longQuery<Kind>({ text: grouped(`${found} limit ${this.sizes.enough + 1}`, ids) }, values);
  }

  private async countEnough(criteria: LocatedCriteria, now: Date): Promise<number> {
    const statement = new SearchStatement();
    restrict(statement, criteria, now);
    restrictToTexts(statement, criteria.keywords, await this.candidates(criteria));
    const found = `select from job_search s where ${statement.where} limit ${this.sizes.enough + 1}`;
    const text = `select count(*)::int as count from (${found}) s`;
    const [row] = await this.database.longQuery<{ count: number }>({ text }, statement.values);
    return row?.count ?? 0;
  }

  private async candidates({ keywords }: LocatedCriteria): Promise<readonly number[] | undefined> {
    return keywords === null ? undefined : this.letters.candidates(keywords);
  }
}

/** What kinds can be told apart by. */
export type Facet = 'jobType' | 'category' | 'experience';

/** Whether listings of a kind match the filters, one of which may be left aside. */
export function isOfKind(kind: Kind, criteria: LocatedCriteria, except?: Facet): boolean {
  const { jobType, category, experience, premiumOnly } = criteria;
  return (
    (jobType === null || jobType === kind.jobType || except === 'jobType') &&
    (category === null || category === kind.category || except === 'category') &&
    (experience === null || experience === kind.experience || except === 'experience') &&
    (kind.isPremium || !premiumOnly)
  );
}

/** Listings with the keywords at the places, of whatever kind. */
function matching(criteria: LocatedCriteria, now: Date, candidates?: readonly number[]) {
  const statement = new SearchStatement();
  statement.and(`s.closes_at > ${statement.value(now)}`);
  restrictToPlaces(statement, criteria.locationIds);
  restrictToTexts(statement, criteria.keywords, candidates);
  return { found: `select s.kind_id, s.job_id from job_search s where ${statement.where}`, values: statement.values };
}

/** Listings that hold the keywords; only the candidates can, if there are any given. */
function restrictToTexts(statement: SearchStatement, keywords: string | null, candidates?: readonly number[]): void {
  if (candidates) restrictToListings(statement, candidates);
  if (keywords !== null) holdKeywords(statement, keywords, 'anywhere');
}

function grouped(found: string, ids: string): string {
  return `
    select k.job_type as "jobType", k.category, k.experience, k.is_premium as "isPremium", c.count, c.ids
    from (select s.kind_id, count(*)::int as count, ${ids} as ids from (${found}) s group by s.kind_id) c
    join job_kind k on k.id = c.kind_id`;
}

/** Each page asks for it, of hundreds of kinds. */
function countOf(kinds: readonly Kind[], criteria: LocatedCriteria): number {
  let total = 0;
  for (const kind of kinds) if (isOfKind(kind, criteria)) total += kind.count;
  return total;
}

function sum(kinds: readonly Kind[]): number {
  return kinds.reduce((total, kind) => total + kind.count, 0);
}
