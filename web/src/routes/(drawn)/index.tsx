import { createFileRoute, redirect } from '@tanstack/react-router';
import { useEffect, type ComponentType } from 'react';
import { sessionQuery, useSession } from '@/features/auth/session-queries.ts';
import { homeOf } from '@/features/auth/user.ts';
import { LandingPage } from '@/features/landing/drawn/landing-page.tsx';
import { pageHead } from '@/lib/page/page-head.ts';
import { t } from '@/lib/language/t.ts';

export const Route = createFileRoute('/(drawn)/')({
  // Does not wait for the session, which visitors do not need; the component redirects users once it has loaded.
  beforeLoad: ({ context }) => {
    const user = context.queryClient.getQueryData(sessionQuery.queryKey);
    if (user) throw redirect({ to: homeOf(user), replace: true });
  },
  head: ({ match }) =>
    pageHead({
      title: t('Wayfare: jobs in tourism and hospitality'),
      description: t('Connect with top employers from across the global travel industry'),
      path: '/',
      origin: match.context.site.origin,
    }),
  // Loaded before the page is shown, so that nothing moves.
  loader: async ({ context }): Promise<OptionalSections> => {
    if (!context.site.landingSections) return {};
    return import('@/features/jobs/drawn/landing-sections.tsx');
  },
  component: Landing,
});

interface OptionalSections {
  LandingSections?: ComponentType;
}

function Landing() {
  const user = useSession();
  const navigate = Route.useNavigate();
  useEffect(() => {
    if (user) void navigate({ to: homeOf(user), replace: true });
  }, [user, navigate]);
  const { LandingSections }: OptionalSections = Route.useLoaderData() ?? {};
  return <LandingPage>{LandingSections ? <LandingSections /> : null}</LandingPage>;
}
