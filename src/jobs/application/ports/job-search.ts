import type { Page, PageRequest } from '../../../shared/application/page.js';
import type { JobView } from './job-view.js';

/** The orders in which listings can be found: newest first; best paid first; whole words in the title, then whole words, then parts of words. */
export const SEARCH_ORDERS = ['newest', 'salary', 'relevance'] as const;
export type SearchOrder = (typeof SEARCH_ORDERS)[number];

/** What listings must have to be found. What is empty or left out filters nothing; a value that no listing has matches none. */
export type JobFilter = {
  /** One text that title, company or description hold, whatever its case. */
  readonly keywords?: string;
  /** Matches where it holds the listing's location, or the location holds it, whatever the case. */
  readonly location?: string;
  readonly jobType?: string;
  readonly category?: string;
  readonly experience?: string;
  readonly premiumOnly?: boolean;
};

/** Yearly dollars; an end left out is open, and 0 to 0 asks for nothing. */
export type SalarySought = { readonly from?: number; readonly to?: number };

export type JobSearchQuery = JobFilter &
  PageRequest & {
    /** By default relevance with keywords, and newest without. */
    readonly sort?: SearchOrder;
    /** Takes nothing out: listings whose own range overlaps come first, each part in the order asked for. */
    readonly salary?: SalarySought;
  };

/** Characters of a description that a card shows: more than the two lines that people see of it. */
export const CARD_DESCRIPTION = 200;

/** A listing as it is found: without its longest texts, and with no more than the beginning of its description. */
export type JobCard = Omit<
  JobView,
  'requirements' | 'responsibilities' | 'benefits' | 'views' | 'archivedBy' | 'premiumRequested'
> & {
  /** Whether its range overlaps the one that was asked for; undefined where none was. */
  readonly salaryMatch?: boolean;
  /** Whether it holds the keywords as whole words or within a word; undefined without keywords. */
  readonly match?: 'word' | 'part';
};

/** How many listings have each value. */
export type FacetCounts = Readonly<Record<string, number>>;

/** How many listings there are, and of which kinds; each facet leaves its own filter aside. */
export type JobFacets = {
  readonly total: number;
  /** False where `total` is only a lower bound; there are no facets then. */
  readonly totalIsExact: boolean;
  readonly jobType: FacetCounts | null;
  readonly category: FacetCounts | null;
  readonly experience: FacetCounts | null;
};

/** A listing that does not hold the keywords, with a sentence that tells why it fits. */
export type RelatedJob = JobCard & { readonly because: string };

/** Listings beside those that a search finds. */
export type RelatedJobs = {
  /** The keywords as they were probably meant; null where they seem right. */
  readonly didYouMean: string | null;
  /** Words that were looked for beside the keywords. */
  readonly terms: readonly string[];
  /** At most 20, none of which the search itself finds, the best first. */
  readonly items: readonly RelatedJob[];
};

/** Finds the listings that are open to everybody. */
export abstract class JobSearch {
  /** @throws InvalidFields for a cursor that this very search did not give */
  abstract page(query: JobSearchQuery): Promise<Page<JobCard>>;

  abstract facets(filter: JobFilter): Promise<JobFacets>;

  /** What else fits the keywords and the location: other words for them, other spellings, the same words in another order. */
  abstract related(filter: JobFilter): Promise<RelatedJobs>;
}
