import type { JobsPublicOneData } from '@/api/generated/types.gen';
import { onPersonChange } from '@/lib/browser/person.ts';
import type { JobSearch } from './job-search-params.ts';

/** What led to a view; counted for the employer, without identifying the visitor. */
export type VisitSource = NonNullable<NonNullable<JobsPublicOneData['query']>['from']>;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The previous history entry is the search. */
    fromSearch?: boolean;
    /** What led to the page of a listing. */
    source?: VisitSource;
  }
}

let last: JobSearch = {};
onPersonChange(() => {
  last = {};
});

/** Remembers the last search of this tab, so that job pages can link back to it. */
export function rememberSearch(search: JobSearch): void {
  last = search;
}

/** The last search of this tab; empty if there was none. */
export function lastSearch(): JobSearch {
  return last;
}
