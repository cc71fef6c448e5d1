import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound, useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useId } from 'react';
import { lazily } from '@/public/blocks/lazily.tsx';
import { ApiError } from '@/api/api-error.ts';
import type { PublicJobBody } from '@/api/generated/types.gen';
import { MessagePage } from '@/app/pages/message-page.tsx';
import { ButtonLink } from '@/public/controls/button.tsx';
import { ApplyBar, ApplyCard } from '@/features/applications/components/job-application.tsx';
import { useJobApplication } from '@/features/applications/own/use-job-application.ts';
import { useOwnApplication } from '@/features/applications/own/use-own-application.ts';
import { useSession } from '@/features/auth/session-queries.ts';
import { SaveButton } from '@/features/bookmarks/components/save-button.tsx';
import { JobPage } from '@/features/jobs/page/job-page.tsx';
import { LoadingJob } from '@/features/jobs/page/loading-job.tsx';
import { tagOf } from '@/features/jobs/page/visit-source.ts';
import { jobStateOf } from '@/features/jobs/job-state.ts';
import { jobHead } from '@/features/jobs/page/job-head.ts';
import { SimilarJobs } from '@/features/jobs/page/ended/similar-jobs.tsx';
import { endedJobQuery, publicJobQuery } from '@/features/jobs/job-queries.ts';
import { formatDate } from '@/lib/format/format-date.ts';
import { NO_INDEX } from '@/lib/page/page-head.ts';
import { ownJobSeekerProfileQuery } from '@/features/profiles/profile-queries.ts';
import { parseId } from '@/lib/page/parse-id.ts';
import { statusLabel } from '@/lib/rules/application-status.ts';
import { EndedJob } from './-ended-job.tsx';

export const Route = createFileRoute('/jobs/$id')({
  // Loading a listing counts as a view, hovering over a link does not: only the code is preloaded.
  preload: false,
  loader: async ({ context: { queryClient }, params, location }) => {
    const id = parseId(params.id);
    if (id === undefined) throw notFound();
    try {
      return await queryClient.ensureQueryData(publicJobQuery(id, location));
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
      // Without the listing that has ended, the page shows the message for one that never was.
      await queryClient.ensureQueryData(endedJobQuery(id)).catch(() => undefined);
      throw notFound();
    }
  },
  head: ({ loaderData: job, match: { context, params } }) => {
    if (job) return jobHead(job, context.site.origin);
    const ended = context.queryClient.getQueryData(endedJobQuery(Number(params.id)).queryKey);
    const title = ended ? `${ended.title} at ${ended.company} (closed)` : 'Job Not Found';
    return { meta: [{ title: `${title} | Wayfare` }, NO_INDEX] };
  },
  component: Job,
  pendingComponent: LoadingJob,
  notFoundComponent: MissingJob,
  errorComponent: () => <JobNotFound text="Failed to load job details" />,
});

// Only for the employer of the listing.
const loadOwnerParts = () => import('@/features/jobs/page/owner-card.tsx');
const OwnerCard = lazily(loadOwnerParts, 'OwnerCard');
const StartConversationButton = lazily(
  () => import('@/features/messaging/start/start-conversation-button.tsx'),
  'StartConversationButton',
);
const OwnerBar = lazily(loadOwnerParts, 'OwnerBar');

function Job() {
  const { id } = Route.useLoaderData();
  const location = useLocation();
  const { data: job } = useSuspenseQuery(publicJobQuery(id, location));
  const navigate = Route.useNavigate();
  const source = tagOf(location.search);
  useEffect(() => {
    // Removed from the URL, so that a copied link does not count for the same source.
    if (source) void navigate({ search: {}, state: { source }, replace: true, resetScroll: false });
  }, [source, navigate]);
  const formId = useId();
  const viewer = useSession();
  const search = { returnTo: `/jobs/${id}` };
  const signIn = () => void navigate({ to: '/auth', search });
  const signInToSave = () =>
    void navigate({ to: '/auth', search, state: { afterSignIn: { action: 'save', jobId: id } } });
  const application = useJobApplication({
    job,
    viewer,
    onVisitor: signIn,
    onApplied: () => void navigate({ to: '/job-seeker/dashboard' }),
  });
  const { employerId, title } = job;
  const isOwn = viewer?.id === employerId;
  const hasResume = useHasResume(viewer);
  const contact = (
    <Suspense>
      <StartConversationButton
        label={application.state === 'applied' ? 'Message Employer' : 'Ask a Question'}
        participantId={employerId}
        jobId={id}
        title={title}
      />
    </Suspense>
  );
  return (
    <JobPage
      job={job}
      similar={isOwn ? null : <SimilarToClosed job={job} />}
      saveButton={<SaveButton job={job} viewer={viewer} onVisitor={signInToSave} />}
      applyCard={
        isOwn ? (
          <Suspense>
            <OwnerCard job={job} />
          </Suspense>
        ) : (
          <ApplyCard application={application} formId={formId} contact={contact} hasResume={hasResume} />
        )
      }
      applyBar={
        isOwn ? (
          <Suspense>
            <OwnerBar job={job} />
          </Suspense>
        ) : (
          <ApplyBar application={application} formId={formId} />
        )
      }
    />
  );
}

/** Undefined until it is known, and for everybody but job seekers. */
function useHasResume(viewer: ReturnType<typeof useSession>): boolean | undefined {
  const { data } = useQuery({ ...ownJobSeekerProfileQuery, enabled: viewer?.role === 'job_seeker' });
  return data && data.resume !== null;
}

function SimilarToClosed({ job }: { job: PublicJobBody }) {
  const { data: ended } = useQuery({ ...endedJobQuery(job.id), enabled: jobStateOf(job) === 'closed' });
  return ended ? <SimilarJobs jobs={ended.similar} /> : null;
}

/** Shows applicants the status of their application, and others what has become of a published listing. */
function MissingJob() {
  const id = parseId(Route.useParams().id);
  const application = useOwnApplication(useSession(), id);
  // Found by the loader.
  const { data: ended } = useQuery({ ...endedJobQuery(id ?? 0), enabled: false });
  if (!application) return ended ? <EndedJob ended={ended} /> : <JobNotFound text="Job posting not found" />;
  const { job, appliedAt, status } = application;
  return (
    <MessagePage
      title={job.title}
      text={`${job.company} has closed this listing or is changing it, so its page is not shown. You applied on ${formatDate(appliedAt)}. Status: ${statusLabel(status)}.`}
      more={ended ? <SimilarJobs jobs={ended.similar} /> : null}
    >
      <ButtonLink to="/job-seeker/dashboard" search={{ tab: 'applications' }}>
        My Applications
      </ButtonLink>
    </MessagePage>
  );
}

function JobNotFound({ text }: { text: string }) {
  return (
    <MessagePage title="Job Not Found" text={text}>
      <ButtonLink to="/">Go to Homepage</ButtonLink>
    </MessagePage>
  );
}
