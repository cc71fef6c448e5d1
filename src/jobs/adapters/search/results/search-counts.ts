import { Injectable } from '@nestjs/common';
import { hash } from 'node:crypto';
import { ResponseCache } from '#platform/response-cache/response-cache.js';
import { Database } from '#platform/postgres/database.js';
import type { FacetCounts } from '#jobs/application/ports/job-search.js';
import type { LocatedCriteria } from '../criteria/located-criteria.js';
import { SearchConditions } from './search-conditions.js';

/** A kind of listings and its count. */
export type Kind = {
  readonly jobType: string;
  readonly category: string;
  readonly experience: string | null;
  readonly isPremium: boolean;
  readonly count: number;
};

/** Number of matches; `isExact` is false if counting stopped early. */
export type Count = { readonly total: number; readonly isExact: boolean };

/** Limits beyond which matches are not all counted. */
@Injectable()
export class CountLimits {
  /** Up to this number of searchable listings, as estimated by PostgreSQL, all matches are counted. */
  readonly exactUpTo: number = 100_000;
  /** Beyond that, counting stops here. Facts and languages always stop here. */
  readonly enough: number = 10_000;
}

/** Bytes per kind in the cache, and per entry. */
const KIND_SIZE = 200;
const COUNT_SIZE = 60;
const OVERHEAD = 200;

/** Counts search results. Counts are cached until a listing changes, for all pages and orders of the search. */
@Injectable()
export class SearchCounts {
  constructor(
    private readonly database: Database,
    readonly limits: CountLimits,
    private readonly memory: ResponseCache,
  ) {}

  async count(criteria: LocatedCriteria, now: Date, counted = this.kinds(criteria, now)): Promise<Count> {
    const kinds = await counted;
    if (kinds) return { total: countOf(kinds, criteria), isExact: true };
    const { count } = await this.memory.findOrCompute(keyOf('count', criteria), async () => ({
      count: await this.countEnough(criteria, now),
      size: OVERHEAD,
    }));
    return { total: Math.min(count, this.limits.enough), isExact: count <= this.limits.enough };
  }

  /** All kinds of listings with the keywords at the locations; undefined if there are too many to count. */
  async kinds(criteria: LocatedCriteria, now: Date): Promise<readonly Kind[] | undefined> {
    const { jobType: _type, category: _category, experience: _level, premiumOnly: _premium, ...asked } = criteria;
    const key = keyOf('kinds', asked);
    const { kinds } = await this.memory.findOrCompute(key, async () => {
      const groups = await this.group(criteria, now);
      const isCutShort = groups.some(({ isLarge }) => isLarge) && sum(groups) > this.limits.enough;
      return { kinds: isCutShort ? undefined : groups, size: groups.length * KIND_SIZE + OVERHEAD };
    });
    return kinds;
  }

  /** Caches other counts of a search. */
  async findOrCount<Counts extends FacetCounts | null>(
    what: string,
    criteria: LocatedCriteria,
    count: () => Promise<Counts>,
  ): Promise<Counts> {
    const { counts } = await this.memory.findOrCompute(keyOf(what, criteria), async () => {
      const counted = await count();
      return { counts: counted, size: Object.keys(counted ?? {}).length * COUNT_SIZE + OVERHEAD };
    });
    return counts;
  }

  /** Stops counting at a limit in large installations. */
  private group(criteria: LocatedCriteria, now: Date): Promise<(Kind & { isLarge: boolean })[]> {
    const { enough, exactUpTo } = this.limits;
    const conditions = new SearchConditions().openAt(criteria, now);
    const text = `
      with size as (select reltuples > ${exactUpTo} as "isLarge" from pg_class where oid = 'job_search'::regclass),
      counted as (
        select s.kind_id, count(*)::int as count
        from (
          select s.kind_id from job_search s where ${conditions.where}
          limit (select ${enough + 1} from size where "isLarge")
        ) s
        group by s.kind_id
      )
      select k.job_type as "jobType", k.category, k.experience, k.is_premium as "isPremium", count, "isLarge"
      from counted join job_kind k on k.id = counted.kind_id cross join size`;
    return this.database.longQuery({ text }, conditions.values);
  }

  private async countEnough(criteria: LocatedCriteria, now: Date): Promise<number> {
    const conditions = new SearchConditions().pass(criteria, now);
    const found = `select from job_search s where ${conditions.where} limit ${this.limits.enough + 1}`;
    const text = `select count(*)::int as count from (${found}) s`;
    const [row] = await this.database.longQuery<{ count: number }>({ text }, conditions.values);
    return row?.count ?? 0;
  }
}

/** The properties that facets count. */
export type Facet = 'jobType' | 'category' | 'experience';

/** Whether listings of a kind pass the filters, optionally except one. */
export function isOfKind(kind: Kind, criteria: LocatedCriteria, except?: Facet): boolean {
  const { jobType, category, experience, premiumOnly } = criteria;
  return (
    (jobType === null || jobType === kind.jobType || except === 'jobType') &&
    (category === null || category === kind.category || except === 'category') &&
    (experience === null || experience === kind.experience || except === 'experience') &&
    (kind.isPremium || !premiumOnly)
  );
}

/** Short, because a country may cover thousands of places. */
function keyOf(what: string, asked: unknown): string {
  return `${what} ${hash('sha256', JSON.stringify(asked), 'base64url')}`;
}

function countOf(kinds: readonly Kind[], criteria: LocatedCriteria): number {
  return sum(kinds.filter((kind) => isOfKind(kind, criteria)));
}

function sum(kinds: readonly Kind[]): number {
  return kinds.reduce((total, kind) => total + kind.count, 0);
}
