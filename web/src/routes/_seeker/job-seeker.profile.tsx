import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useSession } from '@/features/auth/session-queries.ts';
import { JobSeekerProfilePage } from '@/features/profiles/components/job-seeker/job-seeker-profile-page.tsx';
import { LoadingProfile } from '@/features/profiles/components/loading-profile.tsx';
import { ProfileFailure } from '@/features/profiles/components/profile-failure.tsx';
import { ownJobSeekerProfileQuery } from '@/features/profiles/profile-queries.ts';
import { EDITOR_TABS } from '@/features/profiles/profile-search.ts';
import { tabSearch } from '@/lib/page/tab-search.ts';

export const Route = createFileRoute('/_seeker/job-seeker/profile')({
  validateSearch: tabSearch(EDITOR_TABS),
  loader: ({ context }) => context.queryClient.ensureQueryData(ownJobSeekerProfileQuery),
  head: () => ({ meta: [{ title: 'My Profile · Wayfare' }] }),
  component: Profile,
  pendingComponent: LoadingProfile,
  errorComponent: Failure,
});

function Profile() {
  const { user } = Route.useRouteContext();
  const owner = useSession() ?? user;
  const { tab = 'basic' } = Route.useSearch();
  const { data: profile } = useSuspenseQuery(ownJobSeekerProfileQuery);
  const navigate = Route.useNavigate();
  return (
    <JobSeekerProfilePage
      owner={owner}
      profile={profile}
      tab={tab}
      onTab={(next) => void navigate({ search: { tab: next }, resetScroll: false })}
    />
  );
}

function Failure({ error }: ErrorComponentProps) {
  const router = useRouter();
  return <ProfileFailure heading="My Profile" error={error} onRetry={() => void router.invalidate()} />;
}
