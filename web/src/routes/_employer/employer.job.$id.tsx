import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound, type ErrorComponentProps } from '@tanstack/react-router';
import { ApiError, messageOf } from '@/api/api-error.ts';
import { MessagePage } from '@/app/pages/message-page.tsx';
import { ButtonLink } from '@/public/button.tsx';
import { Tabs } from '@/public/tabs.tsx';
import { jobApplicationsQuery } from '@/features/applications/application-queries.ts';
import { JobApplications } from '@/features/applications/components/received/job-applications.tsx';
import { EmployerJobHead } from '@/features/jobs/manage/employer-job-head.tsx';
import { EmployerJobDetails } from '@/features/jobs/manage/employer-job-details.tsx';
import { jobQuery } from '@/features/jobs/job-queries.ts';
import { parseId } from '@/lib/parse-id.ts';
import { oneOf } from '@/lib/search-params.ts';
import styles from '@/app/shell/dashboard.module.css';

const TABS = ['details', 'applications'] as const;

interface JobSearch {
  tab?: (typeof TABS)[number] | undefined;
}

export const Route = createFileRoute('/_employer/employer/job/$id')({
  validateSearch: (search: Record<string, unknown> & JobSearch): JobSearch => ({ tab: oneOf(TABS, search.tab) }),
  loader: async ({ context: { queryClient, user }, params }) => {
    const id = parseId(params.id);
    if (id === undefined) throw notFound();
    void queryClient.prefetchQuery(jobApplicationsQuery(id));
    const job = await queryClient.ensureQueryData(jobQuery(id));
    // A visible listing of somebody else has its public page, and none here.
    if (job.employerId !== user.id) throw notFound();
    return job;
  },
  head: ({ loaderData }) => ({ meta: [{ title: `${loaderData?.title ?? 'Job not found'} · Wayfare` }] }),
  component: EmployerJob,
  errorComponent: JobFailed,
  notFoundComponent: NotFound,
});

function EmployerJob() {
  const id = Number(Route.useParams().id);
  const { tab = 'details' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data: job } = useSuspenseQuery(jobQuery(id));
  const count = useQuery(jobApplicationsQuery(id)).data?.length;
  const tabs = [
    { value: 'details' as const, label: 'Job Details' },
    { value: 'applications' as const, label: count === undefined ? 'Applications' : `Applications (${count})` },
  ];
  return (
    <div className={`page ${styles.screen}`}>
      <EmployerJobHead job={job} />
      <div>
        <Tabs
          label="Job"
          tabs={tabs}
          value={tab}
          onChange={(next) => void navigate({ search: { tab: next }, resetScroll: false })}
        >
          {tab === 'details' ? <EmployerJobDetails job={job} /> : <JobApplications jobId={id} />}
        </Tabs>
      </div>
    </div>
  );
}

function JobFailed({ error }: ErrorComponentProps) {
  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  return <NoJob title="Error loading job details" text={messageOf(error)} />;
}

function NotFound() {
  return <NoJob title="Job not found" text="It does not exist, or it is not yours." />;
}

function NoJob({ title, text }: { title: string; text: string }) {
  return (
    <MessagePage title={title} text={text}>
      <ButtonLink to="/employer/dashboard">Back to Dashboard</ButtonLink>
    </MessagePage>
  );
}
