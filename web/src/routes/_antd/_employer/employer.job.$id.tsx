import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound, type ErrorComponentProps } from '@tanstack/react-router';
import { Tabs } from 'antd';
import { Suspense } from 'react';
import { lazily } from '@/light/blocks/lazily.tsx';
import { messageOf } from '@/api/api-error.ts';
import { MessagePage } from '@/shell/pages/message-page.tsx';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { Loading } from '@/components/states/loading.tsx';
import { applicationCountQuery } from '@/features/applications/received/received-application-queries.ts';
import { LISTING_PARAMS } from '@/features/applications/received/list/received-applications-search.ts';
import { EmployerJobHead } from '@/features/jobs/manage/job/employer-job-head.tsx';
import { EmployerJobDetails } from '@/features/jobs/manage/job/employer-job-details.tsx';
import { PremiumPayment } from '@/features/payments/premium-payment.tsx';
import { jobQuery } from '@/features/jobs/job-queries.ts';
import { t } from '@/lib/language/t.ts';
import { ID, orNotFound } from '@/lib/page/path-params.ts';
import { id as idParam, oneOf, searchOf } from '@/lib/page/search-params.ts';
import styles from '@/shell/dashboard.module.css';

const ReceivedApplications = lazily(
  () => import('@/features/applications/received/list/received-applications.tsx'),
  'ReceivedApplications',
);

const NoticeSelect = lazily(() => import('@/features/applications/notices/notice-select.tsx'), 'NoticeSelect');

const AnalyticsOverTime = lazily(
  () => import('@/features/applications/received/analytics/analytics-over-time.tsx'),
  'AnalyticsOverTime',
);

const TABS = ['details', 'applications', 'analytics'] as const;

// The payment is there on return from the payment page.
const readSearch = searchOf({ ...LISTING_PARAMS, tab: oneOf(TABS), payment: idParam });

export const Route = createFileRoute('/_antd/_employer/employer/job/$id')({
  params: ID,
  validateSearch: readSearch,
  loader: async ({ context: { queryClient, user }, params }) => {
    void queryClient.prefetchQuery(applicationCountQuery(params.id));
    const job = await orNotFound(queryClient.ensureQueryData(jobQuery(params.id)));
    // Listings of other employers have only a public page.
    if (job.employerId !== user.employerId) throw notFound();
    return job;
  },
  head: ({ loaderData }) => ({
    meta: [{ title: t('{title} · Wayfare', { title: loaderData?.title ?? t('Job not found') }) }],
  }),
  component: EmployerJob,
  errorComponent: JobFailed,
  notFoundComponent: NotFound,
});

function EmployerJob() {
  const { id } = Route.useParams();
  const { tab = 'details', payment, ...filter } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data: job } = useSuspenseQuery(jobQuery(id));
  const count = useQuery(applicationCountQuery(id)).data;
  const tabs = [
    { key: 'details', label: t('Job Details'), children: <EmployerJobDetails job={job} /> },
    {
      key: 'applications',
      label: count === undefined ? t('Applications') : t('Applications ({count})', { count }),
      children: (
        <Suspense fallback={<Loading rows={2} />}>
          <NoticeSelect jobId={id} />
          <ReceivedApplications
            filter={{ ...filter, jobId: id }}
            jobs={undefined}
            onFilter={(change) =>
              void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
            }
            hint={t('Share the listing to reach more people.')}
          />
        </Suspense>
      ),
    },
    {
      key: 'analytics',
      label: t('Analytics'),
      children: (
        <Suspense fallback={<Loading rows={2} />}>
          <AnalyticsOverTime key={id} jobId={id} />
        </Suspense>
      ),
    },
  ];
  return (
    <div className={`page ${styles.screen}`}>
      <EmployerJobHead job={job} applications={count} />
      <PremiumPayment job={job} paymentId={payment} />
      <Tabs
        items={tabs}
        activeKey={tab}
        onChange={(key) =>
          void navigate({ search: (before) => ({ ...before, tab: oneOf(TABS)(key) }), resetScroll: false })
        }
        destroyOnHidden
      />
    </div>
  );
}

function JobFailed({ error }: ErrorComponentProps) {
  return <NoJob title={t('Error loading job details')} text={messageOf(error)} />;
}

function NotFound() {
  return <NoJob title={t('Job not found')} text={t('This job doesn’t exist or isn’t yours.')} />;
}

function NoJob({ title, text }: { title: string; text: string }) {
  return (
    <MessagePage title={title} text={text}>
      <ButtonLink color="primary" variant="solid" to="/employer/dashboard">
        {t('Back to Dashboard')}
      </ButtonLink>
    </MessagePage>
  );
}
