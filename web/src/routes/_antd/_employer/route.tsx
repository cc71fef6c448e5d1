import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { useSession } from '@/features/auth/session-queries.ts';
import { requireRole } from '@/features/auth/guards.ts';
import { homeOf, mayOpen } from '@/features/auth/user.ts';
import { CompanyRoleProvider } from '@/lib/access/company-role.ts';
import { NO_INDEX } from '@/lib/page/page-head.ts';
import { t } from '@/lib/language/t.ts';
import { SectionLinks } from '@/shell/navigation/section-links.tsx';
import { MessagePage } from '@/shell/pages/message-page.tsx';

export const Route = createFileRoute('/_antd/_employer')({
  staticData: { isForUsers: true },
  beforeLoad: async (guard) => {
    const context = await requireRole('employer', guard, '/');
    if (!mayOpen(context.user, guard.location.pathname)) throw redirect({ to: homeOf(context.user) });
    return context;
  },
  head: () => ({ meta: [NO_INDEX] }),
  component: Employer,
});

function Employer() {
  const { user: opener } = Route.useRouteContext();
  // Whoever is removed, or may do less, loses the open page.
  const user = useSession() ?? opener;
  if (user.companyRole === null) return <NoCompany />;
  return (
    <CompanyRoleProvider value={user.companyRole}>
      <SectionLinks user={user} />
      <Outlet />
    </CompanyRoleProvider>
  );
}

function NoCompany() {
  return (
    <MessagePage
      title={t('You have no company')}
      text={t('You left your company, or were removed. Ask one of its owners for an invitation.')}
    >
      <ButtonLink color="primary" variant="solid" to="/settings">
        {t('Open Settings')}
      </ButtonLink>
    </MessagePage>
  );
}
