import { id, oneOf, text, type SearchOf } from '@/lib/page/search-params.ts';

/** The URL state of an employer's lists of listings. */
export const EMPLOYER_JOBS_PARAMS = {
  /** Approved or awaiting approval; by default all, with rejected ones. */
  state: oneOf(['active', 'pending']),
  search: text,
  /** The hotel. */
  workplaceId: id,
};

export type EmployerJobsSearch = SearchOf<typeof EMPLOYER_JOBS_PARAMS>;
