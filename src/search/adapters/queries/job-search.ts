import type { Page, PageRequest } from '#shared/application/page.js';
import type { Place, PayAtLeast, JobCard } from '#jobs';

/**
 * Sort orders: newest first; best paid first; by relevance (the title in the typed words, then by another name, then
 * narrower jobs and skills, then texts, then parts of words); nearest first, or newest first without a place.
 */
export const SEARCH_ORDERS = ['newest', 'salary', 'relevance', 'distance'] as const;
export type SearchOrder = (typeof SEARCH_ORDERS)[number];

/** Search filters. Empty filters match everything; unknown values match nothing. */
export type JobFilter = {
  /** Text in the title, company or description, ignoring case. */
  readonly keywords?: string;
  /** Matches if it contains the listing's location or vice versa, ignoring case. */
  readonly location?: string;
  readonly jobType?: string;
  readonly category?: string;
  readonly experience?: string;
  readonly premiumOnly?: boolean;
  /** Names from `FACT_FILTERS`; a listing must match all of them. */
  readonly facts?: readonly string[];
  /** Code of a language that the job requires or prefers. */
  readonly language?: string;
  /** Code of the language that the listing is written in. */
  readonly writtenIn?: string;
  /** Id or name of a place that listings must be near. */
  readonly near?: string;
  /** Kilometers around that place. */
  readonly radius?: number;
  /** `exact`: only listings that contain the typed text as it stands. */
  readonly match?: 'exact' | 'meaning';
  /** Pay of at least an amount; a listing that does not state its pay never matches. */
  readonly payAtLeast?: PayAtLeast;
};

/** In dollars per year; a missing end is open, and 0 to 0 means any salary. */
export type WantedPay = { readonly from?: number; readonly to?: number };

export type JobSearchQuery = JobFilter &
  PageRequest & {
    readonly limit: number;
    /** Default: distance near a place, relevance with keywords, otherwise newest. */
    readonly sort?: SearchOrder;
    /** Does not filter: listings with an overlapping range come first, and both groups follow the requested order. */
    readonly salary?: WantedPay;
    /** False for a total that is only a lower bound. */
    readonly isCounted?: boolean;
  };

/** Number of listings per value. */
export type FacetCounts = Readonly<Record<string, number>>;

/** Total and facet counts; each facet ignores its own filter. */
export type JobFacets = {
  readonly total: number;
  /** False if `total` is only a lower bound; the facets are then null. */
  readonly totalIsExact: boolean;
  readonly jobType: FacetCounts | null;
  readonly category: FacetCounts | null;
  readonly experience: FacetCounts | null;
  /** Counts for each fact filter combined with those in the search. */
  readonly facts: FacetCounts | null;
  readonly language: FacetCounts | null;
  /** The place that listings must be near; null if none was requested or it is unknown. */
  readonly near: Place | null;
};

/** A listing that lacks one of the things asked for. */
type CloseMatch = JobCard & {
  /** What it lacks, such as "not in Dubai". */
  readonly lacks: string;
};

/** One thing that a search asks for, as understood. */
export type UnderstoodWant = {
  readonly kind: 'role' | 'place' | 'condition' | 'word' | 'exclusion';
  readonly label: string;
  /** What both boxes say without it. */
  readonly keywords: string;
  readonly location: string;
  /** The town that it names; null for anything else. */
  readonly placeId: number | null;
};

/** How a search was understood, and listings in addition to its results. */
export type RelatedJobs = {
  /** The corrected keywords; null if no correction is suggested. */
  readonly didYouMean: string | null;
  readonly wants: readonly UnderstoodWant[];
  /** At most 20, if there are few results. */
  readonly items: readonly CloseMatch[];
};

/** Finds public, open listings. */
export abstract class JobSearch {
  /** @throws InvalidFields for a cursor from another search */
  abstract page(query: JobSearchQuery): Promise<Page<JobCard>>;

  /** Returns the ids of the given listings that match the filter and lack nothing of it. */
  abstract among(jobIds: readonly number[], filter: JobFilter): Promise<readonly number[]>;

  abstract facets(filter: JobFilter): Promise<JobFacets>;

  /** How the search is understood, and listings that lack one of the things it asks for. */
  abstract related(filter: JobFilter): Promise<RelatedJobs>;
}
