import { oneOf, searchOf, text, type Param, type SearchOf } from '@/lib/page/search-params.ts';
import { isSafeReturnTo } from './return-to.ts';

const TABS = ['login', 'register'] as const;

export type AuthTab = (typeof TABS)[number];

/** The page to return to after signing in. */
const returnTo: Param<string> = (value) => (typeof value === 'string' && isSafeReturnTo(value) ? value : undefined);

const PARAMS = {
  tab: oneOf(TABS),
  role: oneOf(['job-seeker', 'employer']),
  returnTo,
  /** Why sign-in with a provider failed. */
  problem: text,
};

/** The URL state of the sign-in page. */
export type AuthSearch = SearchOf<typeof PARAMS>;

export const readAuthSearch = searchOf(PARAMS);

/** Reads the URL state of the later steps of signing in. */
export const readReturnTo = searchOf({ returnTo });

/** The tab to show: the requested one, or Register if a role was chosen or somebody wants to apply. */
export function tabOf(search: AuthSearch, applies = false): AuthTab {
  return search.tab ?? (search.role || applies ? 'register' : 'login');
}
