import type { ApiClient } from '../../support/server/api-client.js';
import type { Filter, FilteredList } from '../../support/lists/filtered-list.js';
import type { Placed } from '../../support/lists/paged-list.js';
import { LISTINGS_IN } from '../../support/languages/listings-in-languages.js';
import { openListing } from '../../support/mothers/open-listing.js';

/** A listing with the filters that leave it out. */
type FoundListing = Placed & { readonly left: string };

const LISBON = 2267057;

/** A description in a language. */
function inLanguage(code: string): string {
  return LISTINGS_IN[code]?.[0]?.[1] ?? '';
}

const WANTED = {
  title: 'Sommelier',
  location: 'Faro, Portugal',
  jobType: 'seasonal',
  category: 'restaurants',
  experience: 'senior',
  isPremium: true,
  facts: { housing: 'free', meals: true, languages: [{ code: 'pt', level: null, isRequired: true }] },
  placeIds: [LISBON],
  description: inLanguage('fr'),
};

/** Each filter, and how a listing differs that only this filter leaves out. */
const FILTERS: Readonly<Record<string, { readonly value: string; readonly otherwise: object }>> = {
  keywords: { value: 'sommelier', otherwise: { title: 'Bartender' } },
  location: { value: 'faro', otherwise: { location: 'Oslo, Norway' } },
  jobType: { value: 'seasonal', otherwise: { jobType: 'full_time' } },
  category: { value: 'restaurants', otherwise: { category: 'hotels' } },
  experience: { value: 'senior', otherwise: { experience: 'entry' } },
  premium: { value: 'true', otherwise: { isPremium: false } },
  facts: { value: 'housing,meals', otherwise: { facts: { ...WANTED.facts, meals: false } } },
  language: { value: 'pt', otherwise: { facts: { housing: 'free', meals: true } } },
  writtenIn: { value: 'fr', otherwise: { description: inLanguage('de') } },
  near: { value: String(LISBON), otherwise: { placeIds: [] } },
};

const NAMES = Object.keys(FILTERS);

/** Listings that open searches find: one that all filters let pass, and for each filter one that only it leaves out. */
export const SEARCHED_LISTINGS: readonly FilteredList<FoundListing>[] = [
  {
    route: '/api/jobs',
    base: '?sort=newest',
    caller: 'seeker',
    order: 'newest first',
    async fill(site) {
      await site.rows('delete from job');
      const post = (changes: object, department: string): Promise<number> =>
        openListing(site.as('employer') as ApiClient, site.as('admin'), { ...WANTED, ...changes, department });
      await post({}, 'none');
      for (const name of NAMES) await post(FILTERS[name]?.otherwise ?? {}, name);
      await site.rows(`update job_search set posted_at = date_trunc('minute', now()) - job_id % 3 * interval '1 hour'`);
      return NAMES.map((name): Filter<FoundListing> => ({
        name,
        value: FILTERS[name]?.value ?? '',
        passes: ({ left }) => left !== name,
      }));
    },
    records: (site) =>
      site.rows(
        'select id, job_search.posted_at as at, department as left from job join job_search on job_search.job_id = id',
      ),
    unknown: NAMES.filter((name) => name !== 'premium' && name !== 'near').map((name) => [name, 'unheardof', 200]),
    others: [
      'match',
      'payAtLeast',
      'payCurrency',
      'payPeriod',
      'radius',
      'salaryMin',
      'salaryMax',
      'sort',
      'state',
      'total',
    ],
    counted: '/api/jobs/facets',
  },
];
