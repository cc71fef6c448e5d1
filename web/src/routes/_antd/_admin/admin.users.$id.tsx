import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { ApiError } from '@/api/api-error.ts';
import styles from '@/shell/dashboard.module.css';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { PageHead } from '@/components/layout/page-head.tsx';
import { UserPage } from '@/features/administration/users/user-page.tsx';
import { userPageQuery } from '@/features/administration/users/user-queries.ts';
import { parseId } from '@/lib/page/parse-id.ts';

export const Route = createFileRoute('/_antd/_admin/admin/users/$id')({
  loader: async ({ context: { queryClient }, params }) => {
    const id = parseId(params.id);
    if (id === undefined) throw notFound();
    return queryClient.ensureQueryData(userPageQuery(id)).catch((error: unknown) => {
      throw error instanceof ApiError && error.status === 404 ? notFound() : error;
    });
  },
  head: ({ loaderData }) => ({ meta: [{ title: `${loaderData?.fullName ?? 'User not found'} · Wayfare` }] }),
  component: UserScreen,
});

function UserScreen() {
  const { user: admin } = Route.useRouteContext();
  const { data: user } = useSuspenseQuery(userPageQuery(Number(Route.useParams().id)));
  return (
    <div className={`page ${styles.screen}`}>
      <PageHead title={user.fullName}>
        <ButtonLink to="/admin/dashboard" search={{ tab: 'users' }}>
          All Users
        </ButtonLink>
      </PageHead>
      <UserPage user={user} adminId={admin.id} />
    </div>
  );
}
