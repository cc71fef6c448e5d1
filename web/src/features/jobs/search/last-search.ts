import type { JobsPublicOneData } from '@/api/generated/types.gen';
import type { JobSearch } from './job-search-params.ts';

/** Counted for the employer, without the visitor. */
export type VisitSource = NonNullable<NonNullable<JobsPublicOneData['query']>['from']>;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry before this one in the history is the search. */
    fromSearch?: boolean;
    /** What led to the page of a listing. */
    source?: VisitSource;
  }
}

let last: JobSearch = {};

/** Keeps the search that was shown last in this tab, so that a job page leads back to it. */
export function rememberSearch(search: JobSearch): void {
  last = search;
}

/** The search that was shown last; one without filters where there was none. */
export function lastSearch(): JobSearch {
  return last;
}
