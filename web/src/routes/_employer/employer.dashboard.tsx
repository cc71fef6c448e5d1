import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { DashboardWelcome } from '@/app/shell/dashboard-welcome.tsx';
import styles from '@/app/shell/dashboard.module.css';
import { Tabs } from '@/public/tabs.tsx';
import { applicationSummaryQuery } from '@/features/applications/application-queries.ts';
import { ApplicationAnalytics } from '@/features/applications/components/received/application-analytics.tsx';
import { EmployerFigures } from '@/features/applications/components/received/employer-figures.tsx';
import { LatestApplications } from '@/features/applications/components/received/latest-applications.tsx';
import { EmployerJobs } from '@/features/jobs/manage/employer-jobs.tsx';
import { employerJobsQuery } from '@/features/jobs/job-queries.ts';
import { CompletionCard } from '@/features/profiles/components/completion-card.tsx';
import { ownCompanyQuery } from '@/features/profiles/profile-queries.ts';
import { tabSearch } from '@/lib/tab-search.ts';

const TABS = [
  { value: 'active', label: 'Active Jobs' },
  { value: 'archived', label: 'Archived Jobs' },
  { value: 'applications', label: 'Applications' },
  { value: 'analytics', label: 'Analytics' },
] as const;

export const Route = createFileRoute('/_employer/employer/dashboard')({
  validateSearch: tabSearch(TABS.map(({ value }) => value)),
  loader: async ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(applicationSummaryQuery);
    void queryClient.prefetchQuery(employerJobsQuery);
    // The greeting needs the company's name; without an answer the person's own does as well.
    await queryClient.prefetchQuery(ownCompanyQuery);
  },
  head: () => ({ meta: [{ title: 'Dashboard · Wayfare' }] }),
  component: Dashboard,
});

function Dashboard() {
  const { user } = Route.useRouteContext();
  const { tab = 'active' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const company = useQuery(ownCompanyQuery).data;
  return (
    <>
      <DashboardWelcome greeting={`Welcome back, ${company?.companyName || user.fullName}!`} user={user} />
      <div className={`page ${styles.dashboard}`}>
        {company && company.completion < 100 ? (
          <CompletionCard
            percent={company.completion}
            text="A complete company profile shows applicants who they would work for."
            to="/employer/profile"
          />
        ) : null}
        <EmployerFigures />
        <div>
          <Tabs
            label="Dashboard"
            tabs={TABS}
            value={tab}
            onChange={(next) => void navigate({ search: { tab: next }, resetScroll: false })}
          >
            {tab === 'active' ? <EmployerJobs archived={false} /> : null}
            {tab === 'archived' ? <EmployerJobs archived /> : null}
            {tab === 'applications' ? <LatestApplications /> : null}
            {tab === 'analytics' ? <ApplicationAnalytics /> : null}
          </Tabs>
        </div>
      </div>
    </>
  );
}
