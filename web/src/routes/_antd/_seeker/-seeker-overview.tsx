import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Card, Flex } from 'antd';
import { Suspense } from 'react';
import { lazily } from '@/light/blocks/lazily.tsx';
import { Figures } from '@/components/display/figures.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import { ownApplicationsQuery } from '@/features/applications/application-queries.ts';
import { RecentApplications } from '@/features/applications/own/recent-applications.tsx';
import { ownBookmarksQuery } from '@/features/bookmarks/bookmark-queries.ts';
import { CompletionCard } from '@/features/profiles/completion-card.tsx';
import { NextStep, nextStepOf } from '@/features/profiles/next-step.tsx';
import { ownJobSeekerProfileQuery } from '@/features/profiles/profile-queries.ts';
import { formatPercent } from '@/lib/format/percent.ts';
import { t } from '@/lib/language/t.ts';

const RequestsPanel = lazily(() => import('@/features/candidates/own/requests-panel.tsx'), 'RequestsPanel');
const UpcomingInterviews = lazily(() => import('@/features/interviews/upcoming-interviews.tsx'), 'UpcomingInterviews');

const DASHBOARD = '/job-seeker/dashboard';
const PROFILE = '/job-seeker/profile';

export function SeekerOverview() {
  const profileQuery = useQuery(ownJobSeekerProfileQuery);
  const { data: profile, isPending } = profileQuery;
  const applications = figureOf(useQuery(ownApplicationsQuery), ({ length }) => length);
  const saved = figureOf(useQuery(ownBookmarksQuery), ({ length }) => length);
  const step = profile && nextStepOf(profile);
  const status = figureOf(profileQuery, ({ completion }) => formatPercent(completion));
  return (
    <Flex vertical gap="large">
      <Suspense>
        <RequestsPanel />
        <UpcomingInterviews reader="applicant" />
      </Suspense>
      {isPending ? <Card loading /> : null}
      {profile ? (
        <CompletionCard
          percent={profile.completion}
          reason={
            step ? (
              <NextStep step={step} />
            ) : (
              t('A complete profile tells employers who you are before they read a word of your letter.')
            )
          }
          to={PROFILE}
        />
      ) : null}
      <Figures
        label={t('Your figures')}
        figures={[
          {
            label: t('Applications'),
            value: applications,
            icon: 'file',
            to: DASHBOARD,
            search: { tab: 'applications' },
          },
          { label: t('Saved Jobs'), value: saved, icon: 'bookmark', to: DASHBOARD, search: { tab: 'saved' } },
          { label: t('Profile Status'), value: status, icon: 'user', to: PROFILE },
        ]}
      />
      <Panel title={t('Recent Activity')}>
        <RecentApplications />
      </Panel>
    </Flex>
  );
}

/** A figure from a query: undefined while it loads, null if it failed. */
function figureOf<Data, Value>({ data, isError }: UseQueryResult<Data>, read: (data: Data) => Value) {
  if (data !== undefined) return read(data);
  return isError ? null : undefined;
}
