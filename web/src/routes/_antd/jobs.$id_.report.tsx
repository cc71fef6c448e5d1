import { createFileRoute, notFound } from '@tanstack/react-router';
import { ApiError } from '@/api/api-error.ts';
import { MessagePage } from '@/shell/pages/message-page.tsx';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { useSession } from '@/features/auth/session-queries.ts';
import { publicJobQuery } from '@/features/jobs/job-queries.ts';
import { ReportPage } from '@/features/moderation/report-page.tsx';
import { NO_INDEX } from '@/lib/page/page-head.ts';
import { parseId } from '@/lib/page/parse-id.ts';
import { t } from '@/lib/language/t.ts';

export const Route = createFileRoute('/_antd/jobs/$id_/report')({
  loader: async ({ context: { queryClient }, params }) => {
    const id = parseId(params.id);
    if (id === undefined) throw notFound();
    return queryClient.ensureQueryData(publicJobQuery(id)).catch((error: unknown) => {
      throw error instanceof ApiError && error.status === 404 ? notFound() : error;
    });
  },
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
