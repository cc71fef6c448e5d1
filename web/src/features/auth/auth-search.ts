import { oneOf } from '@/lib/page/search-params.ts';
import { isSafeReturnTo } from './return-to.ts';

const TABS = ['login', 'register'] as const;
const ROLES = ['job-seeker', 'employer'] as const;

export type AuthTab = (typeof TABS)[number];

/** The URL state of the sign-in page. */
export interface AuthSearch {
  tab?: AuthTab | undefined;
  role?: (typeof ROLES)[number] | undefined;
  returnTo?: string | undefined;
  /** Why sign-in with a provider failed. */
  problem?: string | undefined;
}

/** Reads the URL state; ignores invalid values. Part of the entry chunk, hence without a schema library. */
export function parseAuthSearch({ tab, role, returnTo, problem }: Record<string, unknown>): AuthSearch {
  return {
    tab: oneOf(TABS, tab),
    role: oneOf(ROLES, role),
    returnTo: typeof returnTo === 'string' && isSafeReturnTo(returnTo) ? returnTo : undefined,
    problem: typeof problem === 'string' ? problem : undefined,
  };
}

/** The tab to show: the requested one, or Register if a role was chosen or somebody wants to apply. */
export function tabOf(search: AuthSearch, applies = false): AuthTab {
  return search.tab ?? (search.role || applies ? 'register' : 'login');
}
