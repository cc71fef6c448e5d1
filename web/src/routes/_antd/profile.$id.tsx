import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { Button } from 'antd';
import { ApiError } from '@/api/api-error.ts';
import { MessagePage } from '@/shell/pages/message-page.tsx';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { useSession } from '@/features/auth/session-queries.ts';
import { LoadingPublicProfile } from '@/features/profiles/public/loading-public-profile.tsx';
import { PublicProfilePage, type Viewer } from '@/features/profiles/public/public-profile-page.tsx';
import { ownJobSeekerProfileQuery, publicProfileQuery } from '@/features/profiles/profile-queries.ts';
import { parsePublicSearch, type PublicSearch } from '@/features/profiles/profile-search.ts';
import { parseId } from '@/lib/page/parse-id.ts';
import { NO_INDEX } from '@/lib/page/page-head.ts';
import { t } from '@/lib/language/t.ts';

export const Route = createFileRoute('/_antd/profile/$id')({
  validateSearch: (search: Record<string, unknown> & PublicSearch): PublicSearch => parsePublicSearch(search),
  loader: ({ context, params }) => {
    const userId = parseId(params.id);
    if (userId === undefined) throw new ApiError(404, 'Profile not found');
    return context.queryClient.ensureQueryData(publicProfileQuery(userId));
  },
  head: ({ loaderData: profile }) => ({
    meta: [
      { title: t('{fullName} · Wayfare', { fullName: profile?.user.fullName ?? 'Profile Not Found' }) },
      // Not indexed: users share their profiles themselves.
      NO_INDEX,
    ],
  }),
  component: Profile,
  pendingComponent: LoadingPublicProfile,
  errorComponent: Failure,
});

function Profile() {
  const userId = Number(Route.useParams().id);
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

function Failure({ error }: ErrorComponentProps) {
  const router = useRouter();
  if (error instanceof ApiError && error.status === 404) {
    return (
      <MessagePage title={t('Profile Not Found')} text={t('Profile not found')}>
        <ButtonLink color="primary" variant="solid" to="/">
          {t('Go to Homepage')}
        </ButtonLink>
      </MessagePage>
    );
  }
  return (
    <MessagePage title={t('Profile Not Available')} text={t('Failed to load profile')}>
      <Button type="primary" onClick={() => void router.invalidate()}>
        {t('Try again')}
      </Button>
    </MessagePage>
  );
}
