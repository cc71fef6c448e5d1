import { createFileRoute, redirect } from '@tanstack/react-router';
import { useEffect } from 'react';
import { sessionQuery, useSession } from '@/features/auth/session-queries.ts';
import { homeOf } from '@/features/auth/user.ts';
import { LandingPage } from '@/features/landing/components/landing-page.tsx';
import { pageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/')({
  // Visitors need not wait for the session to see this page: only what is known already redirects here.
  beforeLoad: ({ context }) => {
    const user = context.queryClient.getQueryData(sessionQuery.queryKey);
    if (user) throw redirect({ to: homeOf(user), replace: true });
  },
  head: ({ match }) =>
    pageHead({
      title: 'Wayfare: jobs in tourism and hospitality',
      description: 'Connect with top employers from across the global travel industry',
      path: '/',
      origin: match.context.origin,
    }),
  component: Landing,
});

function Landing() {
  const user = useSession();
  const navigate = Route.useNavigate();
  useEffect(() => {
    if (user) void navigate({ to: homeOf(user), replace: true });
  }, [user, navigate]);
  return <LandingPage />;
}
