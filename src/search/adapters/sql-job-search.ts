import { Injectable } from '@nestjs/common';
import { Clock } from '#shared/application/clock.js';
import { decodeCursor, encodeCursor, foreignCursor } from '#shared/application/cursor.js';
import type { Page } from '#shared/application/page.js';
import { distanceTo, type JobCard } from '#jobs';
import {
  JobSearch,
  type FacetCounts,
  type JobFacets,
  type JobFilter,
  type JobSearchQuery,
  type RelatedJobs,
  type SearchOrder,
} from './queries/job-search.js';
import { dependOn } from '#platform/response-cache/dependencies.js';
import { onMatches } from './changes/search-dependencies.js';
import { CloseMatches } from './results/close-matches.js';
import { Explanations } from './results/explanations.js';
import type { LocatedCriteria } from './criteria/located-criteria.js';
import { isOfKind, ofAnyKind, SearchCounts, type Facet, type Kind } from './results/search-counts.js';
import { fingerprint, payRange } from './criteria/search-criteria.js';
import { SearchedCriteria } from './criteria/searched-criteria.js';
import { SearchPages } from './results/search-pages.js';
import { keyOf, searchParts, type Begin, type FoundCard, type SearchPart } from './results/search-parts.js';

/** The hash of the search, the number of the part, and the key within it. */
const CURSOR = ['integer', 'integer', 'integer', 'time', 'integer'] as const;

/** Employers may invent values; only this many of the most frequent ones are returned. */
const MOST_FACET_VALUES = 100;

/**
 * Searches the tables that `SqlJobSearchIndex` writes. Keyset pagination: a page continues from the key of the last
 * listing before it, so all pages cost the same. All pages and orders of a search share its total.
 */
@Injectable()
export class SqlJobSearch extends JobSearch {
  constructor(
    private readonly pages: SearchPages,
    private readonly counts: SearchCounts,
    private readonly criteria: SearchedCriteria,
    private readonly closeMatches: CloseMatches,
    private readonly explanations: Explanations,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async page(query: JobSearchQuery): Promise<Page<JobCard>> {
    const now = this.clock.now();
    const criteria = await this.criteria.of(query, now);
    dependOn(onMatches(criteria));
    const range = payRange(query.salary);
    const sort = sortOf(query, criteria);
    const search = fingerprint(criteria, range, sort);
    const begin = placeOf(query.cursor, search);
    if (!canFind(criteria)) return { items: [], total: 0, totalIsExact: true };
    const parts = searchParts(sort, criteria, range);
    const [found, count] = await Promise.all([
      this.pages.read({ criteria, range, now }, parts, begin, query.limit + 1),
      query.isCounted === false ? undefined : this.counts.count(criteria, now),
    ]);
    const last = found[query.limit - 1];
    const cards = found.slice(0, query.limit).map(({ card }) => withDistance(card, criteria));
    return {
      items: await this.explanations.of(cards, criteria),
      total: count?.total ?? found.length,
      totalIsExact: count?.isExact ?? false,
      nextCursor: found.length > query.limit && last ? cursorAfter(last, parts, search) : undefined,
    };
  }

  override async among(jobIds: readonly number[], filter: JobFilter): Promise<readonly number[]> {
    const now = this.clock.now();
    const criteria = await this.criteria.of(filter, now, true);
    return canFind(criteria) ? this.pages.among(jobIds, criteria, now) : [];
  }

  override async facets(filter: JobFilter): Promise<JobFacets> {
    const now = this.clock.now();
    const criteria = await this.criteria.of(filter, now);
    dependOn(onMatches({ ...ofAnyKind(criteria), language: null }));
    const near = criteria.nearby?.place ?? null;
    if (!canFind(criteria)) return { ...NO_FACETS, near };
    const { count, kinds, facts, language } = await this.counts.all(criteria, now);
    const facet = (name: Facet): FacetCounts | null => (kinds ? facetCounts(kinds, criteria, name) : null);
    return {
      total: count.total,
      totalIsExact: count.isExact,
      jobType: facet('jobType'),
      category: facet('category'),
      experience: facet('experience'),
      near,
      facts,
      language,
    };
  }

  override async related(filter: JobFilter): Promise<RelatedJobs> {
    const now = this.clock.now();
    const criteria = await this.criteria.of(filter, now);
    dependOn(onMatches(criteria));
    const { total } = canFind(criteria) ? await this.counts.count(criteria, now) : { total: 0 };
    const { items, ...understood } = await this.closeMatches.to(criteria, total, now);
    return { ...understood, items: items.map((card) => withDistance(card, criteria)) };
  }
}

const NO_FACETS = { total: 0, totalIsExact: true, jobType: {}, category: {}, experience: {}, facts: {}, language: {} };

/** Whether any listing can match: there is none around an unknown place. */
function canFind({ nearby }: LocatedCriteria): boolean {
  return nearby?.ids.length !== 0;
}

function sortOf({ sort }: JobSearchQuery, { near, keywords, location, meaning }: LocatedCriteria): SearchOrder {
  if (near !== null) return sort ?? 'distance';
  // Around a town that was typed, the nearest say most.
  if (meaning.around !== null) return sort === undefined || sort === 'relevance' ? 'distance' : sort;
  const usual = keywords === null && location === null ? 'newest' : 'relevance';
  return sort === 'distance' ? usual : (sort ?? usual);
}

function withDistance<Card extends JobCard>(card: Card, { nearby }: LocatedCriteria): Card {
  return nearby?.place ? { ...card, distance: distanceTo(card.places, nearby.place) } : card;
}

function cursorAfter(last: FoundCard, parts: readonly SearchPart[], search: number) {
  const part = parts[last.part];
  return part && encodeCursor([search, last.part, ...keyOf(last.card, part)]);
}

/** @throws InvalidFields for a cursor of another search */
function placeOf(cursor: string | undefined, search: number): Begin {
  const key = decodeCursor(cursor, CURSOR);
  if (!key) return { part: 0, key: undefined };
  const [given, part, pay, postedAt, id] = key;
  if (given !== search) throw foreignCursor();
  return { part: Number(part), key: [Number(pay), String(postedAt), Number(id)] };
}

function facetCounts(kinds: readonly Kind[], criteria: LocatedCriteria, facet: Facet): FacetCounts {
  const counts = new Map<string, number>();
  for (const kind of kinds) {
    const value = kind[facet];
    if (value === null || !isOfKind(kind, criteria, facet)) continue;
    counts.set(value, (counts.get(value) ?? 0) + kind.count);
  }
  const frequent = [...counts].sort(([, a], [, b]) => b - a).slice(0, MOST_FACET_VALUES);
  return Object.fromEntries(frequent);
}
