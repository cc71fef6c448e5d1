import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { Flex } from 'antd';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { PageHead } from '@/components/layout/page-head.tsx';
import { StatusTag } from '@/components/display/status-tag.tsx';
import { Loading } from '@/components/states/loading.tsx';
import { ownApplicationsQuery } from '@/features/applications/application-queries.ts';
import { JobLink } from '@/features/applications/own/job-link.tsx';
import { OwnApplication } from '@/features/applications/own/own-application.tsx';
import { formatDate } from '@/lib/format/format-date.ts';
import { t } from '@/lib/language/t.ts';
import { ID } from '@/lib/page/path-params.ts';
import { displayedStatus } from '@/lib/rules/application-status.ts';
import styles from '@/shell/dashboard.module.css';
import { MessagePage } from '@/shell/pages/message-page.tsx';
import { SeekerContact, SeekerInterview } from './-seeker-applications.tsx';

export const Route = createFileRoute('/_antd/_seeker/job-seeker/application/$id')({
  params: ID,
  loader: async ({ context: { queryClient }, params }) => {
    const applications = await queryClient.ensureQueryData(ownApplicationsQuery);
    if (!applications.some(({ id }) => id === params.id)) throw notFound();
  },
  head: () => ({ meta: [{ title: t('Your application · Wayfare') }] }),
  component: Application,
  pendingComponent: Loading,
  notFoundComponent: NotFound,
});

function Application() {
  const { id } = Route.useParams();
  const { data } = useSuspenseQuery(ownApplicationsQuery);
  const application = data.find((one) => one.id === id);
  if (!application) return <NotFound />;
  const { job, appliedAt, seenAt, withdrawnAt } = application;
  return (
    <div className={`page ${styles.screen}`}>
      <PageHead title={t('Your application')}>
        {withdrawnAt === null || job.isRemoved ? null : (
          <ButtonLink to="/job-seeker/apply/$id" params={{ id: job.id }}>
            {t('Apply again')}
          </ButtonLink>
        )}
        <SeekerContact job={job} />
      </PageHead>
      <Flex vertical gap="small">
        <h2>
          <JobLink job={job} />
        </h2>
        <p dir="auto">
          {job.company} · {job.location}
        </p>
        <Flex wrap align="center" gap="small">
          <StatusTag status={displayedStatus(application)} />
          <span>{t('Applied {appliedAt}', { appliedAt: formatDate(appliedAt) })}</span>
          {withdrawnAt === null ? <span>{seenAt === null ? t('Sent, not opened yet') : t('Opened')}</span> : null}
        </Flex>
      </Flex>
      <OwnApplication application={application} interview={<SeekerInterview application={application} />} />
    </div>
  );
}

function NotFound() {
  return (
    <MessagePage title={t('Application not found')} text={t('You have no such application.')}>
      <ButtonLink color="primary" variant="solid" to="/job-seeker/dashboard" search={{ tab: 'applications' }}>
        {t('View Your Applications')}
      </ButtonLink>
    </MessagePage>
  );
}
