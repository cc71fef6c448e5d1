import { createFileRoute } from '@tanstack/react-router';
import { type AuthSearch, parseAuthSearch, tabOf } from '../features/auth/auth-search.ts';
import { AuthPage } from '../features/auth/components/auth-page.tsx';

export const Route = createFileRoute('/auth')({
  validateSearch: (search: Record<string, unknown> & AuthSearch): AuthSearch => parseAuthSearch(search),
  head: ({ match }) => ({
    meta: [{ title: tabOf(match.search) === 'login' ? 'Log in · Wayfare' : 'Create an account · Wayfare' }],
  }),
  component: Auth,
});

function Auth() {
  return <AuthPage search={Route.useSearch()} />;
}
