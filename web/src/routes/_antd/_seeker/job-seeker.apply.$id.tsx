import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { ApiError } from '@/api/api-error.ts';
import { Loading } from '@/components/states/loading.tsx';
import { clearAnswers } from '@/features/applications/apply/answers-draft.ts';
import { ApplyReview } from '@/features/applications/apply/apply-review.tsx';
import { useJobApplication } from '@/features/applications/drawn/use-job-application.ts';
import { publicJobQuery } from '@/features/jobs/job-queries.ts';
import { SentProfile } from '@/features/profiles/sent/sent-profile.tsx';
import { SentResume } from '@/features/profiles/sent/sent-resume.tsx';
import { ownJobSeekerProfileQuery } from '@/features/profiles/profile-queries.ts';
import { parseId } from '@/lib/page/parse-id.ts';
import { t } from '@/lib/language/t.ts';

export const Route = createFileRoute('/_antd/_seeker/job-seeker/apply/$id')({
  loader: async ({ context: { queryClient }, params }) => {
    const id = parseId(params.id);
    if (id === undefined) throw notFound();
    const [job] = await Promise.all([
      queryClient.ensureQueryData(publicJobQuery(id)).catch((error: unknown) => {
        // The page of the listing tells what has become of it.
        const isGone = error instanceof ApiError && error.status === 404;
        throw isGone ? redirect({ to: '/jobs/$id', params, replace: true }) : error;
      }),
      queryClient.ensureQueryData(ownJobSeekerProfileQuery),
    ]);
    return job;
  },
  head: ({ loaderData: job }) => ({
    meta: [{ title: t('Apply for {title} · Wayfare', { title: job?.title ?? 'a job' }) }],
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
      void navigate({ to: '/job-seeker/dashboard' });
    },
  });
  return (
    <ApplyReview
      job={job}
      userId={user.id}
      application={application}
      profile={<SentProfile fullName={user.fullName} profile={profile} />}
      resume={<SentResume profile={profile} />}
    />
  );
}
