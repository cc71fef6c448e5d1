import { JobCardBody, type PlaceBody } from '#jobs';
import type { FacetCounts } from './job-search.js';

/** GET /jobs/facets */
export class JobFacetsBody {
  readonly total!: number;
  /** False if there are more */
  readonly totalIsExact!: boolean;
  /** Number of listings per value; null if total is only a lower bound */
  readonly jobType!: FacetCounts | null;
  /** Number of listings per value; null if total is only a lower bound */
  readonly category!: FacetCounts | null;
  /** Number of listings per value; null if total is only a lower bound */
  readonly experience!: FacetCounts | null;
  /** Number of listings per value; null if more than 10,000 listings have one. Each combined with the facts in the search */
  readonly facts!: FacetCounts | null;
  /** Number of listings per value; null if more than 10,000 listings have one */
  readonly language!: FacetCounts | null;
  /** The place that near refers to, if known */
  readonly near!: PlaceBody | null;
}

/** One thing that a search asks for. */
export class UnderstoodWantBody {
  readonly kind!: 'role' | 'place' | 'condition' | 'word' | 'exclusion';
  /** @example "Dubai, United Arab Emirates" */
  readonly label!: string;
  /** The keywords without it */
  readonly keywords!: string;
  /** The location without it */
  readonly location!: string;
  /** The town, for near; null for anything else */
  readonly placeId!: number | null;
}

/** A listing that lacks one of the things asked for. */
export class CloseMatchBody extends JobCardBody {
  /** @example "Not in Dubai" */
  readonly lacks!: string;
}

/** GET /jobs/related */
export class RelatedJobsBody {
  /** The corrected keywords, if a correction is suggested */
  readonly didYouMean!: string | null;
  /** How the search is understood, in the order of its words */
  readonly wants!: readonly UnderstoodWantBody[];
  /** At most 20, if there are few results */
  readonly items!: readonly CloseMatchBody[];
}

/** A listing recommended to a job seeker. */
export class RecommendedJobBody extends JobCardBody {
  /**
   * Why it is recommended; null for the newest listings, which follow if the profile gives fewer than six
   * @example "You are a bartender · housing included"
   */
  readonly reason!: string | null;
}
