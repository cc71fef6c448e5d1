import { createFileRoute } from '@tanstack/react-router';
import { MessagePage } from '@/shell/pages/message-page.tsx';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { useSession } from '@/features/auth/session-queries.ts';
import { publicJobQuery } from '@/features/jobs/job-queries.ts';
import { ReportPage } from '@/features/moderation/report-page.tsx';
import { NO_INDEX } from '@/lib/page/page-head.ts';
import { t } from '@/lib/language/t.ts';
import { ID, orNotFound } from '@/lib/page/path-params.ts';

export const Route = createFileRoute('/_antd/jobs/$id_/report')({
  params: ID,
  loader: ({ context: { queryClient }, params: { id } }) => orNotFound(queryClient.ensureQueryData(publicJobQuery(id))),
  head: () => ({ meta: [{ title: t('Report a job · Wayfare') }, NO_INDEX] }),
  component: Report,
  notFoundComponent: MissingJob,
});

function Report() {
  return <ReportPage job={Route.useLoaderData()} isSignedIn={Boolean(useSession())} />;
}

function MissingJob() {
  return (
    <MessagePage title={t('Job Not Found')} text={t('This job is not on the site, so there is nothing to report.')}>
      <ButtonLink color="primary" variant="solid" to="/job-seeker/search">
        {t('Search Jobs')}
      </ButtonLink>
    </MessagePage>
  );
}
