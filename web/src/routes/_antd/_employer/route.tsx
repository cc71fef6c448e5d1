import { createFileRoute, redirect } from '@tanstack/react-router';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { requireRole } from '@/features/auth/guards.ts';
import { homeOf } from '@/features/auth/user.ts';
import { NO_INDEX } from '@/lib/page/page-head.ts';
import { MessagePage } from '@/shell/pages/message-page.tsx';
import { StoreLayout } from '@/store/store-layout.tsx';

/** What reviewers may open. */
const REVIEWED = /^\/employer\/application(s|\/\d+)$/;

export const Route = createFileRoute('/_antd/_employer')({
  staticData: { isForUsers: true },
  beforeLoad: async (guard) => {
    const context = await requireRole('employer', guard, '/');
    if (context.user.companyRole === 'reviewer' && !REVIEWED.test(guard.location.pathname))
      throw redirect({ to: homeOf(context.user) });
    return context;
  },
  head: () => ({ meta: [NO_INDEX] }),
  component: Employer,
});

function Employer() {
  const { user } = Route.useRouteContext();
  return user.employerId === null ? <NoCompany /> : <StoreLayout />;
}

function NoCompany() {
  return (
    <MessagePage
      title="You have no company"
      text="You left your company, or were removed. Ask one of its owners for an invitation."
    >
      <ButtonLink color="primary" variant="solid" to="/settings">
        Open Settings
      </ButtonLink>
    </MessagePage>
  );
}
