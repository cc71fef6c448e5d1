import { createFileRoute } from '@tanstack/react-router';
import { t } from '@/lib/language/t.ts';
import { RetentionSection } from '@/features/applications/retention/retention-section.tsx';
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
  const { user } = Route.useRouteContext();
  return (
    <TeamPage user={user}>
      {user.companyRole === 'reviewer' ? null : <RetentionSection isOwner={user.companyRole === 'owner'} />}
    </TeamPage>
  );
}
