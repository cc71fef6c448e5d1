import { createFileRoute } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import { lazily } from '@/light/blocks/lazily.tsx';
import { Loading } from '@/components/states/loading.tsx';
import { PageHead } from '@/components/layout/page-head.tsx';
import { companyNamesQuery, overviewQuery } from '@/features/administration/administration-queries.ts';
import {
  readAdministrationSearch,
  type AdministrationSearch,
} from '@/features/administration/administration-search.ts';
import { schedulesQuery } from '@/features/administration/database/database-queries.ts';
import { todayQuery } from '@/features/administration/today-query.ts';
import { companyReviewsQuery } from '@/features/profiles/review/company-review-queries.ts';
import { pendingHintsQuery, pendingJobsQuery } from '@/features/jobs/review/review-queries.ts';
import { t } from '@/lib/language/t.ts';
import { tabTitle } from '@/lib/page/tab-title.ts';
import styles from '@/shell/dashboard.module.css';
import { AdminToday } from './-admin-today.tsx';

const TITLES = { pending: t('Review'), listings: t('All listings'), users: t('Users') };

export const Route = createFileRoute('/_antd/_admin/admin/dashboard')({
  validateSearch: readAdministrationSearch,
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  loader: ({ context: { queryClient }, deps: { tab } }) => {
    if (tab === 'listings' || tab === 'users') return;
    void queryClient.prefetchInfiniteQuery(pendingJobsQuery);
    void queryClient.prefetchQuery(pendingHintsQuery);
    if (tab === 'pending') {
      void queryClient.prefetchQuery(companyReviewsQuery);
      void queryClient.prefetchQuery(companyNamesQuery);
    } else {
      void queryClient.prefetchQuery(todayQuery);
      void queryClient.prefetchQuery(overviewQuery);
      void queryClient.prefetchQuery(schedulesQuery);
    }
  },
  head: ({ match }) => ({ meta: [{ title: tabTitle(t('Dashboard'), TITLES, match.search.tab) }] }),
  component: Dashboard,
});

const AdminReview = lazily(() => import('./-admin-review.tsx'), 'AdminReview');
const AllJobs = lazily(() => import('@/features/jobs/review/lists/all-jobs.tsx'), 'AllJobs');
const UserList = lazily(() => import('@/features/administration/users/list/user-list.tsx'), 'UserList');

function Dashboard() {
  const { user } = Route.useRouteContext();
  const { tab, state = 'all', keywords = '', role, search = '', suspended } = Route.useSearch();
  const navigate = Route.useNavigate();
  const filter = (change: AdministrationSearch) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false });

  const parts: Record<NonNullable<AdministrationSearch['tab']>, ReactNode> = {
    pending: <AdminReview />,
    listings: <AllJobs state={state} keywords={keywords} onFilter={filter} />,
    users: <UserList role={role} search={search} suspended={suspended} onFilter={filter} />,
  };
  return (
    <div className={`page ${styles.screen}`}>
      <PageHead title={tab ? TITLES[tab] : t('Welcome back, {fullName}!', { fullName: user.fullName })} />
      {tab ? <Suspense fallback={<Loading rows={3} />}>{parts[tab]}</Suspense> : <AdminToday />}
    </div>
  );
}
