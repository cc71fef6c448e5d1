import { createFileRoute } from '@tanstack/react-router';
import { DashboardWelcome } from '@/app/shell/dashboard-welcome.tsx';
import { Tabs } from '@/public/tabs.tsx';
import { overviewQuery } from '@/features/administration/administration-queries.ts';
import {
  ADMINISTRATION_TABS,
  parseAdministrationSearch,
  type AdministrationSearch,
} from '@/features/administration/administration-search.ts';
import { LatestBackups } from '@/features/administration/components/database/latest-backups.tsx';
import { ScheduleFailures } from '@/features/administration/components/database/schedule-failures.tsx';
import { OverviewFigures } from '@/features/administration/components/overview-figures.tsx';
import { UserList } from '@/features/administration/components/user-list.tsx';
import { backupsQuery, schedulesQuery } from '@/features/administration/database-queries.ts';
import { AllJobs } from '@/features/jobs/review/all-jobs.tsx';
import { PendingJobs } from '@/features/jobs/review/pending-jobs.tsx';
import { companyReviewsQuery } from '@/features/profiles/company-review.ts';
import { CompanyReviews } from '@/features/profiles/components/review/company-reviews.tsx';
import { pendingJobsQuery } from '@/features/jobs/job-queries.ts';
import styles from '@/app/shell/dashboard.module.css';

export const Route = createFileRoute('/_admin/admin/dashboard')({
  validateSearch: (search: Record<string, unknown> & AdministrationSearch): AdministrationSearch =>
    parseAdministrationSearch(search),
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(overviewQuery);
    void queryClient.prefetchQuery(backupsQuery);
    void queryClient.prefetchQuery(schedulesQuery);
    void queryClient.prefetchQuery(companyReviewsQuery);
    void queryClient.prefetchInfiniteQuery(pendingJobsQuery);
  },
  head: () => ({ meta: [{ title: 'Dashboard · Wayfare' }] }),
  component: Dashboard,
});

const MORE = [{ label: 'Database Management', to: '/admin/database-management' }];
const LABELS = { pending: 'Pending listings', listings: 'All listings', users: 'Users' };
const TABS = ADMINISTRATION_TABS.map((value) => ({ value, label: LABELS[value] }));

function Dashboard() {
  const { user } = Route.useRouteContext();
  const { tab = 'pending', state = 'all', keywords = '', role, search = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const show = (change: AdministrationSearch, replace: boolean) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace, resetScroll: false });
  const filter = (change: AdministrationSearch) => show(change, true);

  return (
    <>
      <DashboardWelcome greeting={`Welcome back, ${user.fullName}!`} user={user} more={MORE} />
      <div className={`page ${styles.dashboard}`}>
        <ScheduleFailures />
        <OverviewFigures />
        <LatestBackups />
        <div>
          <Tabs label="Administration" tabs={TABS} value={tab} onChange={(next) => show({ tab: next }, false)}>
            {tab === 'pending' ? (
              <>
                <CompanyReviews />
                <PendingJobs />
              </>
            ) : null}
            {tab === 'listings' ? <AllJobs state={state} keywords={keywords} onFilter={filter} /> : null}
            {tab === 'users' ? <UserList role={role} search={search} onFilter={filter} /> : null}
          </Tabs>
        </div>
      </div>
    </>
  );
}
