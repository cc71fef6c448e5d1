import { createFileRoute } from '@tanstack/react-router';
import { Tabs } from 'antd';
import { Suspense, type ReactNode } from 'react';
import { lazily } from '@/light/blocks/lazily.tsx';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { Loading } from '@/components/states/loading.tsx';
import { PageHead } from '@/components/layout/page-head.tsx';
import { companyNamesQuery, overviewQuery } from '@/features/administration/administration-queries.ts';
import {
  ADMINISTRATION_TABS,
  readAdministrationSearch,
  type AdministrationSearch,
} from '@/features/administration/administration-search.ts';
import { ScheduleFailures } from '@/features/administration/database/schedules/schedule-failures.tsx';
import { backupsQuery, schedulesQuery } from '@/features/administration/database/database-queries.ts';
import { companyReviewsQuery } from '@/features/profiles/review/company-review-queries.ts';
import { pendingHintsQuery, pendingJobsQuery } from '@/features/jobs/review/review-queries.ts';
import { tabTitle } from '@/lib/page/tab-title.ts';
import { oneOf } from '@/lib/page/search-params.ts';
import styles from '@/shell/dashboard.module.css';
import { AdminOverview } from './-admin-overview.tsx';

const TITLES = { listings: 'All listings', users: 'Users' };

export const Route = createFileRoute('/_antd/_admin/admin/dashboard')({
  validateSearch: readAdministrationSearch,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(overviewQuery);
    void queryClient.prefetchQuery(backupsQuery);
    void queryClient.prefetchQuery(schedulesQuery);
    void queryClient.prefetchQuery(companyReviewsQuery);
    void queryClient.prefetchQuery(companyNamesQuery);
    void queryClient.prefetchInfiniteQuery(pendingJobsQuery);
    void queryClient.prefetchQuery(pendingHintsQuery);
  },
  head: ({ match }) => ({ meta: [{ title: tabTitle('Dashboard', TITLES, match.search.tab) }] }),
  component: Dashboard,
});

const AllJobs = lazily(() => import('@/features/jobs/review/lists/all-jobs.tsx'), 'AllJobs');
const UserList = lazily(() => import('@/features/administration/users/user-list.tsx'), 'UserList');

function Dashboard() {
  const { user } = Route.useRouteContext();
  const { tab = 'pending', state = 'all', keywords = '', role, search = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const show = (change: AdministrationSearch, replace: boolean) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace, resetScroll: false });
  const filter = (change: AdministrationSearch) => show(change, true);

  const tabs: { key: NonNullable<AdministrationSearch['tab']>; label: string; children: ReactNode }[] = [
    { key: 'pending', label: 'Overview', children: <AdminOverview /> },
    {
      key: 'listings',
      label: TITLES.listings,
      children: <AllJobs state={state} keywords={keywords} onFilter={filter} />,
    },
    { key: 'users', label: TITLES.users, children: <UserList role={role} search={search} onFilter={filter} /> },
  ];
  return (
    <div className={`page ${styles.screen}`}>
      <PageHead title={`Welcome back, ${user.fullName}!`}>
        <ButtonLink to="/admin/audit">Audit Log</ButtonLink>
        <ButtonLink to="/admin/reports">Reports</ButtonLink>
        <ButtonLink to="/admin/payments">Payments</ButtonLink>
        <ButtonLink to="/admin/database-management">Database Management</ButtonLink>
      </PageHead>
      <ScheduleFailures />
      <Tabs
        items={tabs.map((item) => ({
          ...item,
          children: <Suspense fallback={<Loading rows={3} />}>{item.children}</Suspense>,
        }))}
        activeKey={tab}
        onChange={(key) => show({ tab: oneOf(ADMINISTRATION_TABS)(key) }, false)}
        destroyOnHidden
      />
    </div>
  );
}
