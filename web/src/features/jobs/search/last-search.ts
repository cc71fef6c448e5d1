import type { JobSearch } from './job-search-params.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry before this one in the history is the search. */
    fromSearch?: boolean;
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
