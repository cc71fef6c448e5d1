import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { Site } from '@/lib/page/site.ts';
import { heldQuery } from './second-factor/held-query.ts';
import { ensureSession } from './session-queries.ts';
import { continueWithWordsAtWork } from '@/lib/language/t.ts';
import { homeOf, type Role, type User } from './user.ts';

interface GuardContext {
  context: { queryClient: QueryClient; site: Site };
  location: { href: string };
}

/**
 * Requires a signed-in user: redirects visitors to sign-in and back, and admins to a second factor they must set up.
 */
export async function requireUser({ context, location }: GuardContext): Promise<{ user: User }> {
  const user = await ensureSession(context.queryClient);
  if (!user) throw redirect({ to: '/auth', search: { returnTo: location.href } });
  if (user.role === 'admin' && context.site.adminSecondFactor && (await context.queryClient.ensureQueryData(heldQuery)))
    throw redirect({ to: '/second-factor' });
  return { user };
}

/**
 * Requires a role: redirects users of other roles to the given path, or else to their own dashboard. The screens of
 * employers and admins have words of their own.
 */
export async function requireRole(role: Role, guard: GuardContext, otherwise?: string): Promise<{ user: User }> {
  const { user } = await requireUser(guard);
  if (user.role !== role) throw redirect({ to: otherwise ?? homeOf(user) });
  if (role !== 'job_seeker') await continueWithWordsAtWork(guard.location.href);
  return { user };
}
