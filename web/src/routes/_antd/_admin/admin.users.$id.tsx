import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import styles from '@/shell/dashboard.module.css';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { PageHead } from '@/components/layout/page-head.tsx';
import { UserPage } from '@/features/administration/users/user-page.tsx';
import { userPageQuery } from '@/features/administration/users/user-queries.ts';
import { ID, orNotFound } from '@/lib/page/path-params.ts';
import { t } from '@/lib/language/t.ts';

export const Route = createFileRoute('/_antd/_admin/admin/users/$id')({
  params: ID,
  loader: ({ context: { queryClient }, params: { id } }) => orNotFound(queryClient.ensureQueryData(userPageQuery(id))),
  head: ({ loaderData }) => ({ meta: [{ title: `${loaderData?.fullName ?? t('User not found')} · Wayfare` }] }),
  component: UserScreen,
});

function UserScreen() {
  const { user: admin } = Route.useRouteContext();
  const { data: user } = useSuspenseQuery(userPageQuery(Route.useParams().id));
  return (
    <div className={`page ${styles.screen}`}>
      <PageHead title={user.fullName}>
        <ButtonLink to="/admin/dashboard" search={{ tab: 'users' }}>
          {t('All Users')}
        </ButtonLink>
      </PageHead>
      <UserPage user={user} adminId={admin.id} />
    </div>
  );
}
