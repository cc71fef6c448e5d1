import { Injectable } from '@nestjs/common';
import { Clock } from '#shared/application/clock.js';
import { decodeCursor, encodeCursor, foreignCursor } from '#shared/application/cursor.js';
import type { Page } from '#shared/application/page.js';
import {
  JobSearch,
  type FacetCounts,
  type JobCard,
  type JobFacets,
  type JobFilter,
  type JobSearchQuery,
  type RelatedJobs,
  type SearchOrder,
  type SearchedText,
} from '../../application/ports/job-search.js';
import { distanceTo } from '../../domain/place.js';
import { FactCounts } from './fact-counts.js';
import type { LocatedCriteria } from './search-conditions.js';
import { isOfKind, SearchCounts, type Facet, type Kind } from './search-counts.js';
import { fingerprint, searchCriteria, soughtRange, type SearchCriteria } from './search-criteria.js';
import { RelatedSearch } from './related/related-search.js';
import { SearchLocations } from './search-locations.js';
import { SearchPages } from './search-pages.js';
import { keyOf, searchParts, type Begin, type FoundCard, type SearchPart } from './search-parts.js';

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
    private readonly facts: FactCounts,
    private readonly locations: SearchLocations,
    private readonly relatedSearch: RelatedSearch,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async page(query: JobSearchQuery): Promise<Page<JobCard>> {
    const entered = searchCriteria(query);
    const range = soughtRange(query.salary);
    const sort = sortOf(query, entered);
    const search = fingerprint(entered, range, sort);
    const begin = placeOf(query.cursor, search);
    const criteria = await this.locations.locate(entered);
    if (!canFind(criteria)) return { items: [], total: 0, totalIsExact: true };
    const now = this.clock.now();
    const meaning = this.relatedSearch.meaning(criteria.keywords);
    const parts = searchParts(sort, criteria.keywords, range, meaning);
    const [{ found, total }, counted] = await Promise.all([
      this.pages.read({ criteria, range, meaning, now }, parts, begin, query.limit + 1),
      // A search with keywords often counts all matches while it reads the page.
      criteria.keywords === null ? this.counts.count(criteria, now) : undefined,
    ]);
    const count =
      total === undefined ? (counted ?? (await this.counts.count(criteria, now))) : { total, isExact: true };
    const last = found[query.limit - 1];
    return {
      items: found.slice(0, query.limit).map(({ card }) => withDistance(card, criteria)),
      total: count.total,
      totalIsExact: count.isExact,
      nextCursor: found.length > query.limit && last ? cursorAfter(last, parts, search) : undefined,
    };
  }

  /** Matches keywords in memory: much faster than a query each for many searches over the same listings. */
  override async among(listings: readonly SearchedText[], filter: JobFilter): Promise<readonly number[]> {
    const entered = searchCriteria(filter);
    const { keywords } = entered;
    const holding = keywords === null ? listings : listings.filter(({ text }) => text.includes(keywords));
    if (holding.length === 0) return [];
    const criteria = await this.locations.locate(entered);
    if (!canFind(criteria)) return [];
    return this.pages.among(
      holding.map(({ id }) => id),
      criteria,
      this.clock.now(),
    );
  }

  override async facets(filter: JobFilter): Promise<JobFacets> {
    const criteria = await this.locations.locate(searchCriteria(filter));
    const near = criteria.nearby?.place ?? null;
    if (!canFind(criteria)) return { ...NO_FACETS, near };
    const now = this.clock.now();
    const counted = this.counts.kinds(criteria, now);
    const [count, kinds, facts] = await Promise.all([
      this.counts.count(criteria, now, counted),
      counted,
      this.facts.count(criteria, now),
    ]);
    const facet = (name: Facet): FacetCounts | null => (kinds ? facetCounts(kinds, criteria, name) : null);
    return {
      total: count.total,
      totalIsExact: count.isExact,
      jobType: facet('jobType'),
      category: facet('category'),
      experience: facet('experience'),
      near,
      ...facts,
    };
  }

  override async related(filter: JobFilter): Promise<RelatedJobs> {
    const criteria = await this.locations.locate(searchCriteria(filter));
    const { didYouMean, terms, items } = await this.relatedSearch.find(criteria, this.clock.now());
    return { didYouMean, terms, items: items.map((card) => withDistance(card, criteria)) };
  }
}

const NO_FACETS = { total: 0, totalIsExact: true, jobType: {}, category: {}, experience: {}, facts: {}, language: {} };

/** Whether any listing can match. */
function canFind({ locationIds }: LocatedCriteria): boolean {
  return locationIds?.length !== 0;
}

function sortOf({ sort }: JobSearchQuery, { near, keywords }: SearchCriteria): SearchOrder {
  if (near !== null) return sort ?? 'distance';
  const usual = keywords === null ? 'newest' : 'relevance';
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
