import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { ApiError } from '@/api/api-error.ts';
import { MessagePage } from '@/app/pages/message-page.tsx';
import { ButtonLink } from '@/public/button.tsx';
import { applicationQuery } from '@/features/applications/application-queries.ts';
import { ApplicationReview } from '@/features/applications/components/received/application-review.tsx';
import { isReceived } from '@/features/applications/received-application.ts';
import { StartConversationButton } from '@/features/messaging/start/start-conversation-button.tsx';
import { parseId } from '@/lib/parse-id.ts';

export const Route = createFileRoute('/_employer/employer/application/$id')({
  loader: async ({ context: { queryClient }, params }) => {
    const id = parseId(params.id);
    if (id === undefined) throw notFound();
    try {
      // The address of the resume is good for a few minutes only: it is asked for with every visit.
      return await queryClient.fetchQuery({ ...applicationQuery(id), staleTime: 0 });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) throw notFound();
      throw error;
    }
  },
  head: ({ loaderData }) => ({
    meta: [
      {
        title: `${loaderData && isReceived(loaderData) ? loaderData.user.fullName : 'Application Not Found'} · Wayfare`,
      },
    ],
  }),
  component: Application,
  notFoundComponent: ApplicationNotFound,
});

function Application() {
  const { data: application } = useSuspenseQuery(applicationQuery(Number(Route.useParams().id)));
  if (!isReceived(application)) return <ApplicationNotFound />;
  const { user, job } = application;
  return (
    <ApplicationReview
      application={application}
      contact={
        <StartConversationButton label="Message Applicant" participantId={user.id} jobId={job.id} title={job.title} />
      }
    />
  );
}

function ApplicationNotFound() {
  return (
    <MessagePage title="Application Not Found" text="It does not exist, or it is not for one of your listings.">
      <ButtonLink to="/employer/applications">All applications</ButtonLink>
      <ButtonLink look="outline" to="/employer/dashboard">
        Back to Dashboard
      </ButtonLink>
    </MessagePage>
  );
}
