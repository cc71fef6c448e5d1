import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/adapters/persistence/database.js';
import { holdKeywords, restrict, restrictToPlaces, type LocatedCriteria } from './search-conditions.js';
import { SearchMemory } from './search-memory.js';
import { SearchStatement } from './search-statement.js';

/** Listings of one kind, and how many. */
export type Kind = {
  readonly jobType: string;
  readonly category: string;
  readonly experience: string | null;
  readonly isPremium: boolean;
  readonly count: number;
};

/** How many listings match; `isExact` is false where counting stopped before the end. */
export type Count = { readonly total: number; readonly isExact: boolean };

/** Up to so many listings that can be searched everything is counted to the end. */
const EXACT_UP_TO = 100_000;
/** Beyond that, counting stops after so many. */
const ENOUGH = 10_000;

/** Counts what a search finds. */
@Injectable()
export class SearchCounts {
  constructor(
    private readonly database: Database,
    private readonly memory: SearchMemory,
  ) {}

  async count(criteria: LocatedCriteria, now: Date): Promise<Count> {
    const kinds = await this.kinds(criteria, now);
    if (kinds) return { total: sum(kinds.filter((kind) => isOfKind(kind, criteria))), isExact: true };
    const key = JSON.stringify({ ...criteria, locationIds: undefined });
    const counted = await this.memory.recall(`count ${key}`, () => this.enough(criteria, now));
    return { total: Math.min(counted, ENOUGH), isExact: counted <= ENOUGH };
  }

  /** All kinds of listings with those keywords at those places; undefined where there are too many to count. */
  kinds(criteria: LocatedCriteria, now: Date): Promise<readonly Kind[] | undefined> {
    const { keywords, location } = criteria;
    return this.memory.recall(`kinds ${JSON.stringify([keywords, location])}`, async () => {
      if (!(await this.isLarge())) return this.group(criteria, now);
      const kinds = await this.group(criteria, now, ENOUGH + 1);
      return sum(kinds) > ENOUGH ? undefined : kinds;
    });
  }

  private isLarge(): Promise<boolean> {
    return this.memory.recall('is large', async () => {
      const text = `select exists (select from job_search offset ${EXACT_UP_TO}) as "isLarge"`;
      const [row] = await this.database.read<{ isLarge: boolean }>({ name: 'job-search-is-large', text });
      return row?.isLarge ?? false;
    });
  }

  private group(criteria: LocatedCriteria, now: Date, most?: number): Promise<Kind[]> {
    const statement = new SearchStatement().and(`s.closes_at > $1`);
    statement.value(now);
    restrictToPlaces(statement, criteria.locationIds);
    if (criteria.keywords !== null) holdKeywords(statement, criteria.keywords, 'anywhere');
    const found = `select s.kind_id from job_search s where ${statement.where} ${most ? `limit ${most}` : ''}`;
    const text = `
      select k.job_type as "jobType", k.category, k.experience, k.is_premium as "isPremium", c.count
      from (select s.kind_id, count(*)::int as count from (${found}) s group by s.kind_id) c
      join job_kind k on k.id = c.kind_id`;
    return this.database.read<Kind>({ text }, statement.values);
  }

  private async enough(criteria: LocatedCriteria, now: Date): Promise<number> {
    const statement = new SearchStatement();
    restrict(statement, criteria, now);
    if (criteria.keywords !== null) holdKeywords(statement, criteria.keywords, 'anywhere');
    const found = `select from job_search s where ${statement.where} limit ${ENOUGH + 1}`;
    const text = `select count(*)::int as count from (${found}) s`;
    const [row] = await this.database.read<{ count: number }>({ text }, statement.values);
    return row?.count ?? 0;
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

function sum(kinds: readonly Kind[]): number {
  return kinds.reduce((total, kind) => total + kind.count, 0);
}
