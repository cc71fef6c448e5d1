import type { Page, PageRequest } from '../../../shared/application/page.js';
import type { Place } from '../../domain/place.js';
import type { JobView } from './job-view.js';

/**
 * Sort orders: newest first; best paid first; by relevance (whole words in the title, then whole words, then parts of
 * words); the nearest first, which without a place to be near is newest first.
 */
export const SEARCH_ORDERS = ['newest', 'salary', 'relevance', 'distance'] as const;
export type SearchOrder = (typeof SEARCH_ORDERS)[number];

/** Search filters. Empty ones match everything; unknown values match nothing. */
export type JobFilter = {
  /** Text in the title, company or description, ignoring case. */
  readonly keywords?: string;
  /** Matches if it contains the listing's location, or the location contains it, ignoring case. */
  readonly location?: string;
  readonly jobType?: string;
  readonly category?: string;
  readonly experience?: string;
  readonly premiumOnly?: boolean;
  /** Names of `FACT_FILTERS`: listings that say yes to each. */
  readonly facts?: readonly string[];
  /** Code of a language that the job needs or likes. */
  readonly language?: string;
  /** Id or name of a place: listings that are near it. */
  readonly near?: string;
  /** Kilometers around that place. */
  readonly radius?: number;
};

/** Yearly dollars; a missing end is open, and 0 to 0 means any. */
export type SalarySought = { readonly from?: number; readonly to?: number };

export type JobSearchQuery = JobFilter &
  PageRequest & {
    /** Default: distance near a place, relevance with keywords, otherwise newest. */
    readonly sort?: SearchOrder;
    /** Does not filter: listings with an overlapping range come first, each part in the requested order. */
    readonly salary?: SalarySought;
  };

/** Characters of the description on a card: more than its two visible lines. */
export const CARD_DESCRIPTION = 200;

/** A listing in search results, with only the beginning of its description. */
export type JobCard = Omit<
  JobView,
  | 'requirements'
  | 'responsibilities'
  | 'benefits'
  | 'questions'
  | 'views'
  | 'archivedBy'
  | 'premiumRequested'
  | 'premiumGranted'
  | 'isRejected'
  | 'wasApproved'
  | 'decision'
> & {
  /** Whether its range overlaps the requested one; undefined if none was requested. */
  readonly salaryMatch?: boolean;
  /** Whether the keywords match whole words or parts of words; undefined without keywords. */
  readonly match?: 'word' | 'part';
  /** Whole kilometers from the place that was asked for to the nearest of the listing; undefined where none was. */
  readonly distance?: number;
};

/** Number of listings per value. */
export type FacetCounts = Readonly<Record<string, number>>;

/** Total and facet counts; each facet ignores its own filter. */
export type JobFacets = {
  readonly total: number;
  /** False where `total` is only a lower bound; there are no facets then. */
  readonly totalIsExact: boolean;
  readonly jobType: FacetCounts | null;
  readonly category: FacetCounts | null;
  readonly experience: FacetCounts | null;
  /** By fact filter, on top of those in the search. */
  readonly facts: FacetCounts | null;
  readonly language: FacetCounts | null;
  /** The place that listings have to be near; null where none was asked for, or it is unknown. */
  readonly near: Place | null;
};

/** A listing without the keywords, and a sentence that says why it fits. */
type RelatedJob = JobCard & { readonly because: string };

/** Listings in addition to the search results. */
export type RelatedJobs = {
  /** The corrected keywords; null if they seem right. */
  readonly didYouMean: string | null;
  /** Words that were also searched for. */
  readonly terms: readonly string[];
  /** At most 20, best first, without the search's own results. */
  readonly items: readonly RelatedJob[];
};

/** A listing with the folded text that keywords are looked for in. */
export type SearchedText = { readonly id: number; readonly text: string };

/** Finds public, open listings. */
export abstract class JobSearch {
  /** @throws InvalidFields for a cursor from another search */
  abstract page(query: JobSearchQuery): Promise<Page<JobCard>>;

  /** The ids of those of some listings that the search finds. */
  abstract among(listings: readonly SearchedText[], filter: JobFilter): Promise<readonly number[]>;

  abstract facets(filter: JobFilter): Promise<JobFacets>;

  /** Finds listings for synonyms, other spellings and other word orders of the keywords and the location. */
  abstract related(filter: JobFilter): Promise<RelatedJobs>;
}
