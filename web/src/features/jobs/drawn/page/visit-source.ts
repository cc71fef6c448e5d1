import type { ParsedLocation } from '@tanstack/react-router';
import type { VisitSource } from '../search/last-search.ts';
import { pageOrigin } from '@/lib/browser/browser.ts';
import { oneOf } from '@/lib/page/search-params.ts';

/** Tags of the links in emails and feeds. */
const TAGGED = ['alert', 'feed'] as const;

/** The tag of a link in an email or feed. */
export function tagOf(search: Record<string, unknown>): (typeof TAGGED)[number] | undefined {
  return oneOf(TAGGED)(search['from']);
}

/**
 * What led to the page of a listing, as far as the browser knows; undefined for anything else, such as typed addresses.
 */
export function visitSource({ state, search }: Pick<ParsedLocation, 'state' | 'search'>): VisitSource | undefined {
  const { source, fromSearch, __TSR_index: index } = state;
  return source ?? (fromSearch ? 'search' : tagOf(search)) ?? (index === 0 ? referred() : undefined);
}

/** The source by referrer, for links opened in a new tab or before scripts ran. */
function referred(): VisitSource | undefined {
  const { referrer } = document;
  if (referrer.startsWith(`${pageOrigin}/job-seeker/search`)) return 'search';
  return referrer.startsWith(`${pageOrigin}/companies/`) ? 'company' : undefined;
}
