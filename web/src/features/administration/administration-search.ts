import { flag, oneOf, searchOf, text, type SearchOf } from '@/lib/page/search-params.ts';

export const ADMINISTRATION_TABS = ['pending', 'listings', 'users'] as const;
export const LISTING_STATES = ['all', 'pending', 'rejected', 'active', 'closed', 'archived'] as const;
export const ROLES = ['job_seeker', 'employer', 'admin'] as const;

const PARAMS = {
  tab: oneOf(ADMINISTRATION_TABS),
  // Filters of the listings.
  state: oneOf(LISTING_STATES),
  keywords: text,
  // Filters of the users.
  role: oneOf(ROLES),
  search: text,
  suspended: flag,
};

/** The URL state of the admin dashboard. */
export type AdministrationSearch = SearchOf<typeof PARAMS>;

export const readAdministrationSearch = searchOf(PARAMS);
