import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireRole } from '@/features/auth/guards.ts';
import { NO_INDEX } from '@/lib/page/page-head.ts';
import { SectionLinks } from '@/shell/navigation/section-links.tsx';

export const Route = createFileRoute('/_antd/_admin')({
  staticData: { isForUsers: true },
  beforeLoad: (guard) => requireRole('admin', guard),
  head: () => ({ meta: [NO_INDEX] }),
  component: Admin,
});

function Admin() {
  return (
    <>
      <SectionLinks user={Route.useRouteContext().user} />
      <Outlet />
    </>
  );
}
