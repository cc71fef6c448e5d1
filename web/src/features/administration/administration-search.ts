import { oneOf } from '@/lib/page/search-params.ts';

export const ADMINISTRATION_TABS = ['pending', 'listings', 'users'] as const;
export const LISTING_STATES = ['all', 'pending', 'rejected', 'active', 'closed', 'archived'] as const;
export const ROLES = ['job_seeker', 'employer', 'admin'] as const;

/** The URL state of the admin dashboard. */
export interface AdministrationSearch {
  tab?: (typeof ADMINISTRATION_TABS)[number] | undefined;
  /** Filters of the listings. */
  state?: (typeof LISTING_STATES)[number] | undefined;
  keywords?: string | undefined;
  /** Filters of the users. */
  role?: (typeof ROLES)[number] | undefined;
  search?: string | undefined;
}

/** Reads the URL state; ignores unknown values. */
export function parseAdministrationSearch(search: Record<string, unknown>): AdministrationSearch {
  const { tab, state, keywords, role, search: name } = search;
  return {
    tab: oneOf(ADMINISTRATION_TABS, tab),
    state: oneOf(LISTING_STATES, state),
    keywords: typeof keywords === 'string' && keywords !== '' ? keywords : undefined,
    role: oneOf(ROLES, role),
    search: typeof name === 'string' && name !== '' ? name : undefined,
  };
}
