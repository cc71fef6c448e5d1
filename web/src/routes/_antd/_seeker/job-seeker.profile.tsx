import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useSession } from '@/features/auth/session-queries.ts';
import { JobSeekerProfilePage } from '@/features/profiles/job-seeker/job-seeker-profile-page.tsx';
import { LoadingProfile } from '@/features/profiles/loading-profile.tsx';
import { ProfileFailure } from '@/features/profiles/profile-failure.tsx';
import { ownJobSeekerProfileQuery } from '@/features/profiles/profile-queries.ts';
import { EDITOR_TABS, EDITOR_TITLES } from '@/features/profiles/profile-search.ts';
import { tabTitle } from '@/lib/page/tab-title.ts';
import { t } from '@/lib/language/t.ts';
import { oneOf, searchOf } from '@/lib/page/search-params.ts';

const readSearch = searchOf({ tab: oneOf(EDITOR_TABS) });

export const Route = createFileRoute('/_antd/_seeker/job-seeker/profile')({
  validateSearch: readSearch,
  loader: ({ context }) => context.queryClient.ensureQueryData(ownJobSeekerProfileQuery),
  head: ({ match }) => ({ meta: [{ title: tabTitle(t('My Profile'), EDITOR_TITLES, match.search.tab) }] }),
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
  return <ProfileFailure heading={t('My Profile')} error={error} onRetry={() => void router.invalidate()} />;
}
