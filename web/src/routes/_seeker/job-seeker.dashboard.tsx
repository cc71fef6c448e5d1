import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { DashboardWelcome } from '@/app/shell/dashboard-welcome.tsx';
import styles from '@/app/shell/dashboard.module.css';
import { Notice } from '@/public/notice.tsx';
import { Tabs } from '@/public/tabs.tsx';
import { ownApplicationsQuery } from '@/features/applications/application-queries.ts';
import { OwnApplications } from '@/features/applications/components/own/own-applications.tsx';
import { ownBookmarksQuery } from '@/features/bookmarks/bookmark-queries.ts';
import { SavedJobs } from '@/features/bookmarks/components/saved-jobs.tsx';
import type { JobCardContent } from '@/features/jobs/card/job-card.tsx';
import { RecommendedJobs } from '@/features/jobs/card/recommended-jobs.tsx';
import { ownJobSeekerProfileQuery } from '@/features/profiles/profile-queries.ts';
import { tabSearch } from '@/lib/tab-search.ts';
import { MessageEmployer } from './-message-employer.tsx';
import { SeekerJobCard } from './-seeker-job-card.tsx';
import { SeekerOverview } from './-seeker-overview.tsx';

const TABS = [
  { value: 'overview', label: 'Overview' },
  { value: 'applications', label: 'My Applications' },
  { value: 'saved', label: 'Saved Jobs' },
  { value: 'recommended', label: 'Recommended Jobs' },
] as const;

/** Below this completion, in percent, recommendations are no more than a guess. */
const ENOUGH_TO_RECOMMEND = 50;

export const Route = createFileRoute('/_seeker/job-seeker/dashboard')({
  validateSearch: tabSearch(TABS.map(({ value }) => value)),
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(ownJobSeekerProfileQuery);
    void queryClient.prefetchQuery(ownApplicationsQuery);
    void queryClient.prefetchQuery(ownBookmarksQuery);
  },
  head: () => ({ meta: [{ title: 'Dashboard · Wayfare' }] }),
  component: Dashboard,
});

function Dashboard() {
  const { user } = Route.useRouteContext();
  const { tab = 'overview' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const completion = useQuery(ownJobSeekerProfileQuery).data?.completion ?? 100;
  const renderJob = (job: JobCardContent) => <SeekerJobCard key={job.id} job={job} user={user} />;
  return (
    <>
      <DashboardWelcome greeting={`Welcome, ${user.fullName}`} user={user} />
      <div className={`page ${styles.dashboard}`}>
        <div>
          <Tabs
            label="Dashboard"
            tabs={TABS}
            value={tab}
            onChange={(next) => void navigate({ search: { tab: next }, resetScroll: false })}
          >
            {tab === 'overview' ? <SeekerOverview /> : null}
            {tab === 'applications' ? <OwnApplications renderContact={(job) => <MessageEmployer job={job} />} /> : null}
            {tab === 'saved' ? <SavedJobs renderJob={renderJob} /> : null}
            {tab === 'recommended' ? (
              <div className={styles.stack}>
                {completion < ENOUGH_TO_RECOMMEND ? (
                  <Notice>Complete your profile to get more accurate job recommendations</Notice>
                ) : null}
                <RecommendedJobs renderJob={renderJob} />
              </div>
            ) : null}
          </Tabs>
        </div>
      </div>
    </>
  );
}
