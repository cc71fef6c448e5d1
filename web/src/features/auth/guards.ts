import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { Site } from '@/lib/page/site.ts';
import { heldQuery } from './second-factor/held-query.ts';
import { ensureSession } from './session-queries.ts';
import { homeOf, type Role, type User } from './user.ts';

interface Situation {
  context: { queryClient: QueryClient; site: Site };
  location: { href: string };
}

/** Lets anybody pass who is signed in; others go to sign in and come back, and admins to the second factor that they need. */
export async function requireUser({ context, location }: Situation): Promise<{ user: User }> {
  const user = await ensureSession(context.queryClient);
  if (!user) throw redirect({ to: '/auth', search: { returnTo: location.href } });
  if (user.role === 'admin' && context.site.adminSecondFactor && (await context.queryClient.ensureQueryData(heldQuery)))
    throw redirect({ to: '/second-factor' });
  return { user };
}

/** Lets one role pass; somebody of another role goes to the given path, or else to the own dashboard. */
export async function requireRole(role: Role, situation: Situation, otherwise?: string): Promise<{ user: User }> {
  const { user } = await requireUser(situation);
  if (user.role !== role) throw redirect({ to: otherwise ?? homeOf(user) });
  return { user };
}
