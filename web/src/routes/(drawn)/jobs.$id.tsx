import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound, useLocation, type HistoryState } from '@tanstack/react-router';
import { Suspense, useEffect, useId } from 'react';
import { lazily } from '@/light/blocks/lazily.tsx';
import { SafetyNote } from '@/light/blocks/safety-note.tsx';
import type { PublicJobBody } from '@/api/generated/types.gen';
import { MessagePage } from '@/shell/pages/message-page.tsx';
import { LightButtonLink } from '@/light/controls/button.tsx';
import { ApplyBar, ApplyCard } from '@/features/applications/drawn/job-application.tsx';
import { useJobApplication } from '@/features/applications/drawn/use-job-application.ts';
import { useOwnApplication } from '@/features/applications/drawn/use-own-application.ts';
import { useSession } from '@/features/auth/session-queries.ts';
import { SaveButton } from '@/features/bookmarks/drawn/save-button.tsx';
import { JobPage } from '@/features/jobs/drawn/page/job-page.tsx';
import { LoadingJob } from '@/features/jobs/drawn/page/loading-job.tsx';
import { tagOf } from '@/features/jobs/drawn/page/visit-source.ts';
import { jobStateOf } from '@/features/jobs/job-state.ts';
import { jobHead } from '@/features/jobs/drawn/page/job-head.ts';
import { SimilarJobs } from '@/features/jobs/drawn/page/similar-jobs.tsx';
import { similarJobsQuery, publicJobQuery } from '@/features/jobs/job-queries.ts';
import { useSeen } from '@/lib/dom/use-seen.ts';
import { formatDate } from '@/lib/format/format-date.ts';
import { NO_INDEX } from '@/lib/page/page-head.ts';
import { useApplicationGaps } from '@/features/profiles/application-gaps.ts';
import { ID, isMissing } from '@/lib/page/path-params.ts';
import { statusLabel } from '@/lib/rules/application-status.ts';
import { t } from '@/lib/language/t.ts';
import { EndedJob } from './-ended-job.tsx';

export const Route = createFileRoute('/(drawn)/jobs/$id')({
  // Loading a listing counts as a view, hovering over a link does not: only the code is preloaded.
  preload: false,
  params: ID,
  loader: async ({ context: { queryClient }, params: { id }, location }) => {
    try {
      return await queryClient.ensureQueryData(publicJobQuery(id, location));
    } catch (error) {
      if (!isMissing(error)) throw error;
      // Without the listing that has ended, the page shows the message for one that never was.
      await queryClient.ensureQueryData(similarJobsQuery(id)).catch(() => undefined);
      throw notFound();
    }
  },
  head: ({ loaderData: job, match: { context, params } }) => {
    if (job) return jobHead(job, context.site.origin);
    const ended = context.queryClient.getQueryData(similarJobsQuery(params.id).queryKey);
    const title = ended
      ? t('{title} at {company} (closed)', { title: ended.title, company: ended.company })
      : t('Job Not Found');
    return { meta: [{ title: t('{title} | Wayfare', { title }) }, NO_INDEX] };
  },
  component: Job,
  pendingComponent: LoadingJob,
  notFoundComponent: MissingJob,
  errorComponent: () => <JobNotFound text={t('Failed to load job details')} />,
});

// Only for the employer of the listing.
const loadOwnerParts = () => import('@/features/jobs/drawn/page/owner-card.tsx');
const OwnerCard = lazily(loadOwnerParts, 'OwnerCard');
const StartConversationButton = lazily(
  () => import('@/features/messaging/drawn/start-conversation-button.tsx'),
  'StartConversationButton',
);
const OwnerBar = lazily(loadOwnerParts, 'OwnerBar');

function Job() {
  const { id } = Route.useLoaderData();
  const location = useLocation();
  const { data: job } = useSuspenseQuery(publicJobQuery(id, location));
  const navigate = Route.useNavigate();
  useHiddenSource();
  const formId = useId();
  const viewer = useSession();
  const { employerId, title, company } = job;
  const signIn = (state: HistoryState) => void navigate({ to: '/auth', search: { returnTo: `/jobs/${id}` }, state });
  const signInToSave = () => signIn({ afterSignIn: { action: 'save', jobId: id } });
  const application = useJobApplication({
    job,
    viewer,
    gaps: useApplicationGaps(viewer),
    onVisitor: () => signIn({ applyFor: { title, company } }),
    onApplied: () => void navigate({ to: '/job-seeker/dashboard', state: { appliedTo: id } }),
  });
  const isOwn = viewer?.id === employerId;
  const contact = (
    <Suspense>
      <StartConversationButton
        label={application.state === 'applied' ? t('Message Employer') : t('Ask a Question')}
        participantId={employerId}
        jobId={id}
        title={title}
      />
    </Suspense>
  );
  return (
    <JobPage
      job={job}
      similar={isOwn ? null : <Similar job={job} />}
      saveButton={<SaveButton job={job} viewer={viewer} onVisitor={signInToSave} />}
      applyCard={
        isOwn ? (
          <Suspense>
            <OwnerCard job={job} />
          </Suspense>
        ) : (
          <>
            <ApplyCard application={application} formId={formId} contact={contact} />
            <SafetyNote />
          </>
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

/** Removes the source of a visit from the URL, so that a copied link does not count for the same source. */
function useHiddenSource() {
  const navigate = Route.useNavigate();
  const source = tagOf(useLocation().search);
  useEffect(() => {
    if (source) void navigate({ search: {}, state: { source }, replace: true, resetScroll: false });
  }, [source, navigate]);
}

/** Similar jobs, once their place is near; below a listing that has closed, they come with the page. */
function Similar({ job }: { job: PublicJobBody }) {
  const { ref, seen } = useSeen<HTMLDivElement>();
  const { data } = useQuery({ ...similarJobsQuery(job.id), enabled: seen || jobStateOf(job) === 'closed' });
  return <div ref={ref}>{data ? <SimilarJobs jobs={data.similar} /> : null}</div>;
}

/** Shows applicants the status of their application, and others what has become of a published listing. */
function MissingJob() {
  const { id } = Route.useParams();
  const application = useOwnApplication(useSession(), id);
  // Found by the loader.
  const { data: ended } = useQuery({ ...similarJobsQuery(id), enabled: false });
  if (!application) return ended ? <EndedJob ended={ended} /> : <JobNotFound text={t('Job posting not found')} />;
  const { job, appliedAt, status } = application;
  return (
    <MessagePage
      title={job.title}
      text={t(
        '{company} has closed this listing or is changing it, so its page is not shown. You applied on {appliedAt}. Status: {status}.',
        { company: job.company, appliedAt: formatDate(appliedAt), status: statusLabel(status) },
      )}
      more={ended ? <SimilarJobs jobs={ended.similar} /> : null}
    >
      <LightButtonLink to="/job-seeker/dashboard" search={{ tab: 'applications' }}>
        {t('My Applications')}
      </LightButtonLink>
    </MessagePage>
  );
}

function JobNotFound({ text }: { text: string }) {
  return (
    <MessagePage title={t('Job Not Found')} text={text}>
      <LightButtonLink to="/">{t('Go to Homepage')}</LightButtonLink>
    </MessagePage>
  );
}
