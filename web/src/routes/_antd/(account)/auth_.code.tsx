import { createFileRoute } from '@tanstack/react-router';
import { readReturnTo } from '@/features/auth/auth-search.ts';
import { CodePage } from '@/features/auth/second-factor/code-page.tsx';
import { NO_INDEX } from '@/lib/page/page-head.ts';
import { resumeAction, takeAction } from '@/routes/_antd/(account)/-after-sign-in/resume-action.ts';
import { t } from '@/lib/language/t.ts';

export const Route = createFileRoute('/_antd/(account)/auth_/code')({
  validateSearch: readReturnTo,
  head: () => ({ meta: [{ title: t('Enter your code · Wayfare') }, NO_INDEX] }),
  component: Code,
});

function Code() {
  const { queryClient } = Route.useRouteContext();
  const { returnTo } = Route.useSearch();
  return <CodePage returnTo={returnTo} resumeAction={(user) => resumeAction(queryClient, takeAction(), user)} />;
}
