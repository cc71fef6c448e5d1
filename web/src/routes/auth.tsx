import { createFileRoute } from '@tanstack/react-router';
import { type AuthSearch, parseAuthSearch, tabOf } from '@/features/auth/auth-search.ts';
import { AuthPage } from '@/features/auth/components/auth-page.tsx';
import { pageHead } from '@/lib/page-head.ts';
import { useCarryOn } from './-carry-on.ts';

export const Route = createFileRoute('/auth')({
  validateSearch: (search: Record<string, unknown> & AuthSearch): AuthSearch => parseAuthSearch(search),
  head: ({ match }) =>
    pageHead({
      title: tabOf(match.search) === 'login' ? 'Log in · Wayfare' : 'Create an account · Wayfare',
      description: 'Job seekers apply and keep a profile; employers post openings and review applicants.',
      path: '/auth',
      origin: match.context.origin,
    }),
  component: Auth,
});

function Auth() {
  return <AuthPage search={Route.useSearch()} carryOn={useCarryOn()} />;
}
