import { createFileRoute } from '@tanstack/react-router';
import { t } from '@/lib/language/t.ts';
import { TeamPage } from '@/features/companies/team/team-page.tsx';
import { invitedQuery, membersQuery } from '@/features/companies/team/team-queries.ts';

export const Route = createFileRoute('/_antd/_employer/employer/team')({
  loader: ({ context: { queryClient, user } }) => {
    void queryClient.prefetchQuery(membersQuery);
    if (user.companyRole === 'owner') void queryClient.prefetchQuery(invitedQuery);
  },
  head: () => ({ meta: [{ title: t('Team · Wayfare') }] }),
  component: Team,
});

function Team() {
  return <TeamPage user={Route.useRouteContext().user} />;
}
