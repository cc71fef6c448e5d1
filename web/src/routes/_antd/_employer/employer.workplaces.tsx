import { createFileRoute } from '@tanstack/react-router';
import { WorkplaceNoticeSelect } from '@/features/applications/notices/notice-select.tsx';
import { partyOf } from '@/features/auth/user.ts';
import { WorkplacesPage } from '@/features/companies/workplaces/workplaces-page.tsx';
import { t } from '@/lib/language/t.ts';
import { workplacesQuery } from '@/lib/workplaces/workplaces-query.ts';

export const Route = createFileRoute('/_antd/_employer/employer/workplaces')({
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(workplacesQuery),
  head: () => ({ meta: [{ title: t('Hotels and Workplaces · Wayfare') }] }),
  component: Workplaces,
});

function Workplaces() {
  return <WorkplacesPage employerId={partyOf(Route.useRouteContext().user)} notices={WorkplaceNoticeSelect} />;
}
