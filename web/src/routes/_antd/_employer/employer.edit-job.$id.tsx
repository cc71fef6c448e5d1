import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { messageOf } from '@/api/api-error.ts';
import { MessagePage } from '@/shell/pages/message-page.tsx';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { EditJobPage } from '@/features/jobs/form/pages/edit-job-page.tsx';
import { jobQuery } from '@/features/jobs/job-queries.ts';
import { t } from '@/lib/language/t.ts';
import { ID, isMissing } from '@/lib/page/path-params.ts';

export const Route = createFileRoute('/_antd/_employer/employer/edit-job/$id')({
  params: ID,
  // Always fetched, so that the form starts with the current data.
  loader: ({ context: { queryClient }, params: { id } }) => queryClient.fetchQuery({ ...jobQuery(id), staleTime: 0 }),
  head: () => ({ meta: [{ title: t('Edit Job · Wayfare') }] }),
  component: EditJob,
  errorComponent: JobFailed,
  notFoundComponent: () => <NoJob title={t('Job not found')} text={t('There is no such job listing.')} />,
});

function EditJob() {
  const { user } = Route.useRouteContext();
  const job = Route.useLoaderData();
  if (job.employerId !== user.employerId) {
    return <NoJob title={t('Not your listing')} text={t('You are not authorized to edit this job listing.')} />;
  }
  return <EditJobPage key={job.id} job={job} />;
}

function JobFailed({ error }: ErrorComponentProps) {
  // The server answers 404 for other employers' unpublished listings, too.
  return isMissing(error) ? (
    <NoJob title={t('Job not found')} text={t('You are not authorized to edit this job listing.')} />
  ) : (
    <NoJob title={t('Error loading job details')} text={messageOf(error)} />
  );
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
