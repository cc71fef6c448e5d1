import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Tabs } from 'antd';
import { Suspense } from 'react';
import { lazily } from '@/light/blocks/lazily.tsx';
import { t } from '@/lib/language/t.ts';
import styles from '@/shell/dashboard.module.css';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { Loading } from '@/components/states/loading.tsx';
import { PageHead } from '@/components/layout/page-head.tsx';
import { applicationSummaryQuery } from '@/features/applications/received/summary-query.ts';
import { EmployerFigures } from '@/features/applications/received/employer-figures.tsx';
import { employerJobsQuery } from '@/features/jobs/manage/list/employer-jobs-query.ts';
import { EMPLOYER_JOBS_PARAMS, type EmployerJobsSearch } from '@/features/jobs/manage/list/employer-jobs-search.ts';
import { EmployerJobs } from '@/features/jobs/manage/list/employer-jobs.tsx';
import { CompletionCard } from '@/features/profiles/completion-card.tsx';
import { ownCompanyQuery } from '@/features/profiles/profile-queries.ts';
import { useIsOwner } from '@/lib/access/company-role.ts';
import { tabTitle } from '@/lib/page/tab-title.ts';
import { oneOf, searchOf } from '@/lib/page/search-params.ts';

const LatestApplications = lazily(
  () => import('@/features/applications/received/latest-applications.tsx'),
  'LatestApplications',
);
const UpcomingInterviews = lazily(() => import('@/features/interviews/upcoming-interviews.tsx'), 'UpcomingInterviews');
const Today = lazily(() => import('./-today.tsx'), 'Today');
const Analytics = lazily(() => import('./-employer-analytics.tsx'), 'EmployerAnalytics');

const LiftedSuspension = lazily(
  () => import('@/features/account/suspension/lifted-suspension.tsx'),
  'LiftedSuspension',
);

const TABS = ['active', 'archived', 'applications', 'analytics'] as const;

const TITLES = { archived: t('Archived Jobs'), applications: t('Applications'), analytics: t('Analytics') };

const readSearch = searchOf({ ...EMPLOYER_JOBS_PARAMS, tab: oneOf(TABS) });

export const Route = createFileRoute('/_antd/_employer/employer/dashboard')({
  validateSearch: readSearch,
  loader: async ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(applicationSummaryQuery);
    void queryClient.prefetchQuery(employerJobsQuery);
    // Awaited, so that the greeting does not change from the user's name to the company's.
    await queryClient.prefetchQuery(ownCompanyQuery);
  },
  head: ({ match }) => ({ meta: [{ title: tabTitle(t('Dashboard'), TITLES, match.search.tab) }] }),
  component: Dashboard,
});

function Dashboard() {
  const { user } = Route.useRouteContext();
  const { tab = 'active', ...filter } = Route.useSearch();
  const navigate = Route.useNavigate();
  const company = useQuery(ownCompanyQuery).data;
  const isOwner = useIsOwner();
  const filtering = {
    filter,
    onFilter: (change: EmployerJobsSearch) =>
      void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false }),
  };
  const tabs = [
    { key: 'active', label: t('Active Jobs'), children: <EmployerJobs archived={false} {...filtering} /> },
    { key: 'archived', label: TITLES.archived, children: <EmployerJobs archived {...filtering} /> },
    { key: 'applications', label: TITLES.applications, children: <LatestApplications /> },
    { key: 'analytics', label: TITLES.analytics, children: <Analytics /> },
  ];
  return (
    <div className={`page ${styles.screen}`}>
      <PageHead title={t('Welcome back, {companyName}!', { companyName: company?.companyName || user.fullName })}>
        <ButtonLink color="primary" variant="solid" to="/employer/post-job">
          {t('Post a Job')}
        </ButtonLink>
      </PageHead>
      <Suspense fallback={null}>
        <LiftedSuspension />
      </Suspense>
      {isOwner && company && company.completion < 100 ? (
        <CompletionCard
          percent={company.completion}
          reason={t('A complete company profile shows applicants who they would work for.')}
          to="/employer/profile"
        />
      ) : null}
      <Suspense fallback={null}>
        <Today />
      </Suspense>
      <Suspense>
        <UpcomingInterviews reader="employer" />
      </Suspense>
      <EmployerFigures />
      <Tabs
        items={tabs.map((item) => ({
          ...item,
          children: <Suspense fallback={<Loading rows={2} />}>{item.children}</Suspense>,
        }))}
        activeKey={tab}
        onChange={(key) => void navigate({ search: readSearch({ tab: key }), resetScroll: false })}
        destroyOnHidden
      />
    </div>
  );
}
