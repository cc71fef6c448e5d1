import { partyOf } from '@/features/auth/user.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { MessagePage } from '@/shell/pages/message-page.tsx';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import {
  applicantProfileQuery,
  applicationQuery,
  colleaguesQuery,
  notesQuery,
} from '@/features/applications/received/received-application-queries.ts';
import { ApplicationReview } from '@/features/applications/received/review/application-review.tsx';
import { isReceived } from '@/features/applications/received/received-application.ts';
import { readReceivedApplicationsSearch } from '@/features/applications/received/list/received-applications-search.ts';
import { ApplicationInterview } from '@/features/interviews/application-interview.tsx';
import { ConversationButton } from '@/features/messaging/aside/conversation-button.tsx';
import { MessageButton } from '@/features/messaging/start/message-button.tsx';
import { t } from '@/lib/language/t.ts';
import { StoreProvider } from '@/store/store-provider.tsx';
import { ID, orNotFound } from '@/lib/page/path-params.ts';
import { ApplicantProfile } from './-applicant-profile.tsx';

export const Route = createFileRoute('/_antd/_employer/employer/application/$id')({
  params: ID,
  validateSearch: readReceivedApplicationsSearch,
  loader: async ({ context: { queryClient }, params: { id } }) => {
    // The resume link expires after a few minutes, so every visit loads a new one.
    const application = await orNotFound(queryClient.fetchQuery({ ...applicationQuery(id), staleTime: 0 }));
    if (!isReceived(application)) return application;
    void queryClient.prefetchQuery(applicantProfileQuery(id));
    void queryClient.prefetchQuery(notesQuery(id));
    void queryClient.prefetchQuery(colleaguesQuery(id));
    return application;
  },
  head: ({ loaderData }) => ({
    meta: [
      {
        title: t('{fullName} · Wayfare', {
          fullName: loaderData && isReceived(loaderData) ? loaderData.user.fullName : t('Application Not Found'),
        }),
      },
    ],
  }),
  component: Application,
  notFoundComponent: ApplicationNotFound,
});

function Application() {
  const { data: application } = useSuspenseQuery(applicationQuery(Route.useParams().id));
  const filter = Route.useSearch();
  const { user: reader } = Route.useRouteContext();
  if (!isReceived(application)) return <ApplicationNotFound />;
  const { id, user, job, status, withdrawnAt } = application;
  return (
    <StoreProvider>
      <ApplicationReview
        key={id}
        application={application}
        filter={filter}
        contact={
          <MessageButton label={t('Message Applicant')} participantId={user.id} jobId={job.id} title={job.title} />
        }
        conversation={
          <ConversationButton
            userId={partyOf(reader)}
            participantId={user.id}
            participantName={user.fullName}
            jobId={job.id}
          />
        }
        interview={
          <ApplicationInterview
            applicationId={id}
            reader="employer"
            isOpen={withdrawnAt === null && status !== 'rejected'}
          >
            {(content) => <Panel title={t('Interview')}>{content}</Panel>}
          </ApplicationInterview>
        }
        profile={<ApplicantProfile applicationId={id} />}
      />
    </StoreProvider>
  );
}

function ApplicationNotFound() {
  return (
    <MessagePage
      title={t('Application Not Found')}
      text={t('It does not exist, or it is not for one of your listings.')}
    >
      <ButtonLink color="primary" variant="solid" to="/employer/applications">
        {t('All applications')}
      </ButtonLink>
      <ButtonLink to="/employer/dashboard">{t('Back to Dashboard')}</ButtonLink>
    </MessagePage>
  );
}
