import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { Loading } from '@/components/states/loading.tsx';
import { clearAnswers } from '@/features/applications/apply/answers-draft.ts';
import { ApplyReview } from '@/features/applications/apply/apply-review.tsx';
import { KeptNote } from '@/features/applications/retention/kept-note.tsx';
import { useJobApplication } from '@/features/applications/drawn/use-job-application.ts';
import { publicJobQuery } from '@/features/jobs/job-queries.ts';
import { SentProfile } from '@/features/profiles/sent/sent-profile.tsx';
import { SentResume } from '@/features/profiles/sent/sent-resume.tsx';
import { ownJobSeekerProfileQuery } from '@/features/profiles/profile-queries.ts';
import { t } from '@/lib/language/t.ts';
import { ID, isMissing } from '@/lib/page/path-params.ts';

export const Route = createFileRoute('/_antd/_seeker/job-seeker/apply/$id')({
  params: ID,
  loader: async ({ context: { queryClient }, params }) => {
    const [job] = await Promise.all([
      queryClient.ensureQueryData(publicJobQuery(params.id)).catch((error: unknown) => {
        // The page of the listing tells what has become of it.
        throw isMissing(error) ? redirect({ to: '/jobs/$id', params, replace: true }) : error;
      }),
      queryClient.ensureQueryData(ownJobSeekerProfileQuery),
    ]);
    return job;
  },
  head: ({ loaderData: job }) => ({
    meta: [{ title: t('Apply for {title} · Wayfare', { title: job?.title ?? t('a job') }) }],
  }),
  component: Apply,
  pendingComponent: Loading,
});

function Apply() {
  const { user } = Route.useRouteContext();
  const { id } = Route.useLoaderData();
  const { data: job } = useSuspenseQuery(publicJobQuery(id));
  const { data: profile } = useSuspenseQuery(ownJobSeekerProfileQuery);
  const navigate = Route.useNavigate();
  const application = useJobApplication({
    job,
    viewer: user,
    onVisitor: () => undefined,
    onApplied: () => {
      clearAnswers({ jobId: id, userId: user.id });
      void navigate({ to: '/job-seeker/dashboard', state: { appliedTo: id } });
    },
  });
  return (
    <ApplyReview
      job={job}
      userId={user.id}
      application={application}
      profile={<SentProfile fullName={user.fullName} profile={profile} />}
      resume={<SentResume profile={profile} />}
      kept={<KeptNote employerId={job.employerId} company={job.workplace?.companyName ?? job.company} />}
    />
  );
}
