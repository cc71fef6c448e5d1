import type { SearchForm } from '#saved-searches/domain/saved-search.js';
import { DEMO_JOB_SEEKER } from '../demo-accounts.js';

/** A saved search. */
export type PlannedSearch = { readonly username: string; readonly form: SearchForm; readonly timeZone: string };

const timeZone = 'Europe/Lisbon';

export const SEARCHES: readonly PlannedSearch[] = [
  {
    username: DEMO_JOB_SEEKER,
    form: { search: 'keywords=guest&location=Lisbon', frequency: 'daily' },
    timeZone,
  },
  {
    username: DEMO_JOB_SEEKER,
    form: { name: 'Ships with a cabin', search: 'category=cruise&facts=freeHousing', frequency: 'weekly' },
    timeZone,
  },
];
