import { createFileRoute, useRouterState } from '@tanstack/react-router';
import { readAuthSearch, tabOf } from '@/features/auth/auth-search.ts';
import { AuthPage } from '@/features/auth/sign-in/auth-page.tsx';
import { pageHead } from '@/lib/page/page-head.ts';
import { resumeAction, storeAction } from '@/routes/_antd/(account)/-after-sign-in/resume-action.ts';
import { tellTimeZone } from '@/lib/browser/time-zone.ts';
import { t } from '@/lib/language/t.ts';

export const Route = createFileRoute('/_antd/(account)/auth')({
  validateSearch: readAuthSearch,
  head: ({ match }) =>
    pageHead({
      title: tabOf(match.search) === 'login' ? t('Sign in · Wayfare') : t('Create an account · Wayfare'),
      description: t('Job seekers apply and keep a profile; employers post openings and review applicants.'),
      path: '/auth',
      origin: match.context.site.origin,
    }),
  onEnter: tellTimeZone,
  component: Auth,
});

function Auth() {
  const { queryClient } = Route.useRouteContext();
  const pending = useRouterState({ select: ({ location }) => location.state.afterSignIn });
  const job = useRouterState({ select: ({ location }) => location.state.applyFor });

  return (
    <AuthPage
      search={Route.useSearch()}
      job={job}
      resumeAction={(user) => resumeAction(queryClient, pending, user)}
      onLeave={() => storeAction(pending)}
    />
  );
}
