import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { Button } from 'antd';
import { MessagePage } from '@/shell/pages/message-page.tsx';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { useSession } from '@/features/auth/session-queries.ts';
import { LoadingPublicProfile } from '@/features/profiles/public/loading-public-profile.tsx';
import { PublicProfilePage, type Viewer } from '@/features/profiles/public/public-profile-page.tsx';
import { ownJobSeekerProfileQuery, publicProfileQuery } from '@/features/profiles/profile-queries.ts';
import { PUBLIC_TABS } from '@/features/profiles/profile-search.ts';
import { ID, orNotFound } from '@/lib/page/path-params.ts';
import { oneOf, searchOf } from '@/lib/page/search-params.ts';
import { NO_INDEX } from '@/lib/page/page-head.ts';
import { t } from '@/lib/language/t.ts';

const readSearch = searchOf({ tab: oneOf(PUBLIC_TABS) });

export const Route = createFileRoute('/_antd/profile/$id')({
  params: ID,
  validateSearch: readSearch,
  loader: ({ context, params: { id } }) => orNotFound(context.queryClient.ensureQueryData(publicProfileQuery(id))),
  head: ({ loaderData: profile }) => ({
    meta: [
      { title: t('{fullName} · Wayfare', { fullName: profile?.user.fullName ?? t('Profile Not Found') }) },
      // Not indexed: users share their profiles themselves.
      NO_INDEX,
    ],
  }),
  component: Profile,
  pendingComponent: LoadingPublicProfile,
  notFoundComponent: NoProfile,
  errorComponent: Failure,
});

function Profile() {
  const { id: userId } = Route.useParams();
  const { tab = 'basic' } = Route.useSearch();
  const { data: profile } = useSuspenseQuery(publicProfileQuery(userId));
  const navigate = Route.useNavigate();
  return (
    <PublicProfilePage
      profile={profile}
      viewer={useViewer(userId)}
      tab={tab}
      onTab={(next) => void navigate({ search: { tab: next }, resetScroll: false })}
    />
  );
}

function useViewer(userId: number): Viewer {
  const isOwner = useSession()?.id === userId;
  const { data: own } = useQuery({ ...ownJobSeekerProfileQuery, enabled: isOwner });
  if (!isOwner) return 'other';
  return own?.isPublic === false ? 'owner-of-hidden' : 'owner';
}

function NoProfile() {
  return (
    <MessagePage title={t('Profile Not Found')} text={t('Profile not found')}>
      <ButtonLink color="primary" variant="solid" to="/">
        {t('Go to Homepage')}
      </ButtonLink>
    </MessagePage>
  );
}

function Failure() {
  const router = useRouter();
  return (
    <MessagePage title={t('Profile Not Available')} text={t('Failed to load profile')}>
      <Button type="primary" onClick={() => void router.invalidate()}>
        {t('Try again')}
      </Button>
    </MessagePage>
  );
}
