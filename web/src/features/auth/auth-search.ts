import * as z from 'zod/mini';
import { isSafeReturnTo } from './return-to.ts';

export type AuthTab = 'login' | 'register';

/** The URL state of the sign-in page; what is not understood is left out. */
export const authSearchSchema = z.object({
  tab: z.catch(z.optional(z.enum(['login', 'register'])), undefined),
  role: z.catch(z.optional(z.enum(['job-seeker', 'employer'])), undefined),
  returnTo: z.catch(z.optional(z.string().check(z.refine(isSafeReturnTo))), undefined),
});

export type AuthSearch = z.infer<typeof authSearchSchema>;

/** The tab to show: the one asked for, or Register when a role was chosen. */
export function tabOf(search: AuthSearch): AuthTab {
  return search.tab ?? (search.role ? 'register' : 'login');
}
