import { createFileRoute } from '@tanstack/react-router';
import { readReturnTo } from '@/features/auth/auth-search.ts';
import { FinishPage } from '@/features/auth/providers/finish-page.tsx';
import { NO_INDEX } from '@/lib/page/page-head.ts';
import { resumeAction, takeAction } from '@/routes/_antd/(account)/-after-sign-in/resume-action.ts';
import { t } from '@/lib/language/t.ts';

export const Route = createFileRoute('/_antd/(account)/auth_/finish')({
  validateSearch: readReturnTo,
  head: () => ({ meta: [{ title: t('Sign in · Wayfare') }, NO_INDEX] }),
  component: Finish,
});

function Finish() {
  const { queryClient } = Route.useRouteContext();
  const { returnTo } = Route.useSearch();
  return <FinishPage returnTo={returnTo} resumeAction={(user) => resumeAction(queryClient, takeAction(), user)} />;
}
