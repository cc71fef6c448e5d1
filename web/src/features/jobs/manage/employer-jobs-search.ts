import { oneOf } from '@/lib/page/search-params.ts';

/** The URL state of an employer's lists of listings. */
export interface EmployerJobsSearch {
  /** Approved or awaiting approval; by default all, with rejected ones. */
  state?: 'active' | 'pending' | undefined;
  search?: string | undefined;
}

/** Reads the URL state; ignores unknown values. */
export function parseEmployerJobsSearch({ state, search }: Record<string, unknown>): EmployerJobsSearch {
  return {
    state: oneOf(['active', 'pending'], state),
    search: typeof search === 'string' && search !== '' ? search : undefined,
  };
}
