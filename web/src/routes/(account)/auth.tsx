import { createFileRoute, useRouterState } from '@tanstack/react-router';
import { type AuthSearch, parseAuthSearch, tabOf } from '@/features/auth/auth-search.ts';
import { AuthPage } from '@/features/auth/components/auth-page.tsx';
import type { User } from '@/features/auth/user.ts';
import { pageHead } from '@/lib/page/page-head.ts';

export const Route = createFileRoute('/(account)/auth')({
  validateSearch: (search: Record<string, unknown> & AuthSearch): AuthSearch => parseAuthSearch(search),
  head: ({ match }) =>
    pageHead({
      title: tabOf(match.search) === 'login' ? 'Sign in · Wayfare' : 'Create an account · Wayfare',
      description: 'Job seekers apply and keep a profile; employers post openings and review applicants.',
      path: '/auth',
      origin: match.context.site.origin,
    }),
  component: Auth,
});

function Auth() {
  const { queryClient } = Route.useRouteContext();
  const wish = useRouterState({ select: ({ location }) => location.state.afterSignIn });

  /** Carries on what a visitor wanted to do, and returns where the result shows. */
  const carryOn = (user: User) => {
    if (!wish || user.role !== 'job_seeker') return undefined;
    void import('@/routes/-carry-on.ts').then((later) => later.carryOn(queryClient, wish)).catch(() => undefined);
    return `/job-seeker/dashboard?tab=${wish.action === 'save' ? 'saved' : 'applications'}`;
  };
  return <AuthPage search={Route.useSearch()} carryOn={carryOn} />;
}
