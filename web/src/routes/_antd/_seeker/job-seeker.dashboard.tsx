import { createFileRoute, useLocation } from '@tanstack/react-router';
import { Tabs } from 'antd';
import { Suspense } from 'react';
import { lazily } from '@/light/blocks/lazily.tsx';
import { t } from '@/lib/language/t.ts';
import styles from '@/shell/dashboard.module.css';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { Loading } from '@/components/states/loading.tsx';
import { PageHead } from '@/components/layout/page-head.tsx';
import { UndoApplication } from '@/features/applications/drawn/undo-application.tsx';
import { ownApplicationsQuery } from '@/features/applications/application-queries.ts';
import { ownBookmarksQuery } from '@/features/bookmarks/bookmark-queries.ts';
import { ownJobSeekerProfileQuery } from '@/features/profiles/profile-queries.ts';
import { oneOf, searchOf } from '@/lib/page/search-params.ts';
import { tabTitle } from '@/lib/page/tab-title.ts';
import { SeekerOverview } from './-seeker-overview.tsx';

const Applications = lazily(() => import('./-seeker-applications.tsx'), 'SeekerApplications');
const SavedJobs = lazily(() => import('./-seeker-jobs.tsx'), 'SeekerSavedJobs');
const RecommendedJobs = lazily(() => import('./-seeker-jobs.tsx'), 'SeekerRecommendedJobs');

const PushOffer = lazily(() => import('@/features/account/push/push-offer.tsx'), 'PushOffer');
const SimilarToApplied = lazily(() => import('@/features/jobs/similar-to-applied.tsx'), 'SimilarToApplied');

const LiftedSuspension = lazily(
  () => import('@/features/account/suspension/lifted-suspension.tsx'),
  'LiftedSuspension',
);

const KEYS = ['overview', 'applications', 'saved', 'recommended'] as const;

const readTab = searchOf({ tab: oneOf(KEYS) });

const TITLES = { applications: t('My Applications'), saved: t('Saved Jobs'), recommended: t('Recommended Jobs') };

export const Route = createFileRoute('/_antd/_seeker/job-seeker/dashboard')({
  validateSearch: readTab,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(ownJobSeekerProfileQuery);
    void queryClient.prefetchQuery(ownApplicationsQuery);
    void queryClient.prefetchQuery(ownBookmarksQuery);
  },
  head: ({ match }) => ({ meta: [{ title: tabTitle(t('Dashboard'), TITLES, match.search.tab) }] }),
  component: Dashboard,
});

const TABS = [
  { key: 'overview', label: t('Overview'), Content: SeekerOverview },
  { key: 'applications', label: TITLES.applications, Content: Applications },
  { key: 'saved', label: TITLES.saved, Content: SavedJobs },
  { key: 'recommended', label: TITLES.recommended, Content: RecommendedJobs },
].map(({ key, label, Content }) => ({
  key,
  label,
  children: (
    <Suspense fallback={<Loading rows={2} />}>
      <Content />
    </Suspense>
  ),
}));

function Dashboard() {
  const { user } = Route.useRouteContext();
  const { tab = 'overview' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const hasJustApplied = useLocation().state.appliedTo !== undefined;
  return (
    <div className={`page ${styles.screen}`}>
      <PageHead title={t('Welcome, {fullName}', { fullName: user.fullName })}>
        <ButtonLink color="primary" variant="solid" to="/job-seeker/search">
          {t('Search Jobs')}
        </ButtonLink>
      </PageHead>
      <Suspense fallback={null}>
        <LiftedSuspension />
        {hasJustApplied ? <PushOffer /> : null}
      </Suspense>
      <Tabs
        items={TABS}
        activeKey={tab}
        onChange={(key) => void navigate({ search: readTab({ tab: key }), resetScroll: false })}
        destroyOnHidden
      />
      <Suspense fallback={null}>
        <SimilarToApplied />
      </Suspense>
      <UndoApplication viewer={user} />
    </div>
  );
}
