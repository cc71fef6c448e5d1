import { Injectable } from '@nestjs/common';
import { hash } from 'node:crypto';
import { ResponseCache } from '#platform/response-cache/response-cache.js';
import { Database, prepared } from '#platform/postgres/database.js';
import { FACT_FILTERS } from '#jobs';
import type { FacetCounts } from '../queries/job-search.js';
import { onMatches } from '../changes/search-dependencies.js';
import type { LocatedCriteria } from '../criteria/located-criteria.js';
import { isKeywordsOnly, SearchConditions } from './search-conditions.js';

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

/** The counts of a search; null or undefined where there are too many. Those of languages ignore which is asked for. */
type AllCounts = {
  readonly count: Count;
  readonly kinds: readonly Kind[] | undefined;
  readonly facts: FacetCounts | null;
  readonly language: FacetCounts | null;
};

/** Limits beyond which matches are not all counted. */
@Injectable()
export class CountLimits {
  /** Up to this number of searchable listings, as estimated by PostgreSQL, all are counted if no text was typed. */
  readonly exactUpTo: number = 100_000;
  /** Otherwise, counting stops here. */
  readonly enough: number = 10_000;
}

/** What one scan of the matches counts; undefined if there are too many. */
type Counted = {
  readonly kinds: readonly Kind[] | undefined;
  readonly facts: FacetCounts | undefined;
  readonly languages: FacetCounts | undefined;
  /** How many were counted. */
  readonly listings: number;
};

/** The columns of a scan; null where it counted none. */
type Row = {
  readonly listings: number;
  readonly isLarge: boolean;
  readonly kinds: readonly (readonly [string, string, string | null, boolean, number])[] | null;
  readonly facts: FacetCounts;
  readonly languages: FacetCounts | null;
};

/** Bytes per kind in the cache, and per entry. */
const KIND_SIZE = 200;
const OVERHEAD = 2_000;

const FACTS = FACT_FILTERS.map((name, at) => `'${name}', sum(count) filter (where facts & ${1 << at} <> 0)`).join(', ');

/**
 * Counts search results, all that a page shows of them in one scan. Counts are cached until a listing changes, for all
 * pages and orders of the search.
 */
@Injectable()
export class SearchCounts {
  constructor(
    private readonly database: Database,
    readonly limits: CountLimits,
    private readonly memory: ResponseCache,
  ) {}

  async count(criteria: LocatedCriteria, now: Date): Promise<Count> {
    const base = ofAnyKind(criteria);
    const { kinds, listings } = await this.counted(base, now);
    if (kinds) return { total: countOf(kinds, criteria), isExact: true };
    return this.countUpTo(areSame(criteria, base) ? listings : (await this.counted(criteria, now)).listings);
  }

  /** What the filters of a page show, and the number of results. */
  async all(criteria: LocatedCriteria, now: Date): Promise<AllCounts> {
    const base = ofAnyKind(criteria);
    const anyLanguage = { ...criteria, language: null };
    const ofBase = this.counted(base, now);
    const own = areSame(criteria, base) ? ofBase : this.counted(criteria, now);
    const ofLanguages = areSame(criteria, anyLanguage) ? own : this.counted(anyLanguage, now);
    const [{ kinds }, { facts = null, listings }, { languages = null }] = await Promise.all([ofBase, own, ofLanguages]);
    const count = kinds ? { total: countOf(kinds, criteria), isExact: true } : this.countUpTo(listings);
    return { count, kinds, facts, language: languages };
  }

  private countUpTo(listings: number): Count {
    const { enough } = this.limits;
    return { total: Math.min(listings, enough), isExact: listings <= enough };
  }

  private async counted(criteria: LocatedCriteria, now: Date): Promise<Counted> {
    const count = async (): Promise<{ readonly counts: Counted; readonly size: number }> => {
      const counts = await this.scan(criteria, now);
      return { counts, size: (counts.kinds?.length ?? 0) * KIND_SIZE + OVERHEAD };
    };
    return (await this.memory.findOrCompute(keyOf(criteria), count, [onMatches(criteria)])).counts;
  }

  private async scan(criteria: LocatedCriteria, now: Date): Promise<Counted> {
    const { enough, exactUpTo } = this.limits;
    const isTyped = criteria.keywords !== null || criteria.location !== null;
    const conditions = new SearchConditions().pass(criteria, now);
    const text = `
      with size as (select reltuples > ${exactUpTo} as "isLarge" from pg_class where oid = 'job_search'::regclass),
      found as materialized (
        select s.kind_id, s.facts, s.languages from job_search s where ${conditions.where}
        limit ${isTyped ? enough + 1 : `(select ${enough + 1} from size where "isLarge")`}
      ),
      listed as (select count(*)::int as listings from found),
      -- Too many matches are not counted by kind, because nothing shows those counts.
      few as materialized (
        select found.* from found, size, listed where listings <= ${enough} or ${isTyped ? 'false' : 'not "isLarge"'}
      ),
      -- Read once, instead of once for each kind that was found.
      kind as materialized (select * from job_kind)
      select "isLarge", listings,
        (select json_agg(json_build_array(k.job_type, k.category, k.experience, k.is_premium, count))
          from (select kind_id, count(*) from few group by kind_id) counted
          join kind k on k.id = counted.kind_id) as kinds,
        (select json_build_object(${FACTS})
          from (select facts, count(*) from few where facts <> 0 group by facts) counted) as facts,
        (select json_object_agg(language, count order by count desc, language)
          from (select language, count(*) from (select unnest(languages) as language from few) listed
            group by language) counted) as languages
      from size, listed`;
    const [row] = await (isTyped
      ? this.database.indexQuery<Row>(isKeywordsOnly(criteria) ? prepared(text) : { text }, conditions.values)
      : this.database.longQuery<Row>({ text }, conditions.values));
    const { listings = 0, isLarge = false, kinds, facts, languages } = row ?? {};
    if (listings > enough && (isTyped || isLarge))
      return { kinds: undefined, facts: undefined, languages: undefined, listings };
    const stated = Object.fromEntries(Object.entries(facts ?? {}).filter(([, count]) => count > 0));
    return { kinds: (kinds ?? []).map(asKind), facts: stated, languages: languages ?? {}, listings };
  }
}

function asKind([jobType, category, experience, isPremium, count]: NonNullable<Row['kinds']>[number]): Kind {
  return { jobType, category, experience, isPremium, count };
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

/** The same search for all kinds of listings. */
export function ofAnyKind(criteria: LocatedCriteria): LocatedCriteria {
  return { ...criteria, jobType: null, category: null, experience: null, premiumOnly: false };
}

function areSame(one: LocatedCriteria, other: LocatedCriteria): boolean {
  return keyOf(one) === keyOf(other);
}

/** Short, because a country may cover thousands of places. */
function keyOf(criteria: LocatedCriteria): string {
  return `counts ${hash('sha256', JSON.stringify(criteria), 'base64url')}`;
}

function countOf(kinds: readonly Kind[], criteria: LocatedCriteria): number {
  return sum(kinds.filter((kind) => isOfKind(kind, criteria)));
}

function sum(kinds: readonly Kind[]): number {
  return kinds.reduce((total, kind) => total + kind.count, 0);
}
