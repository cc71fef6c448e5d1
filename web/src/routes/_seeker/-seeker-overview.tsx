import { useQuery } from '@tanstack/react-query';
import { Panel } from '@/components/panel.tsx';
import { StatCards } from '@/public/stat-cards.tsx';
import { ownApplicationsQuery } from '@/features/applications/application-queries.ts';
import { OwnApplications } from '@/features/applications/components/own/own-applications.tsx';
import { ownBookmarksQuery } from '@/features/bookmarks/bookmark-queries.ts';
import { CompletionCard } from '@/features/profiles/components/completion-card.tsx';
import { ownJobSeekerProfileQuery } from '@/features/profiles/profile-queries.ts';
import styles from '@/app/shell/dashboard.module.css';

/** The first tab of a job seeker's dashboard. */
export function SeekerOverview() {
  const { data: profile, isError } = useQuery(ownJobSeekerProfileQuery);
  const applications = useQuery(ownApplicationsQuery).data;
  const bookmarks = useQuery(ownBookmarksQuery).data;
  return (
    <div className={styles.stack}>
      {isError && !profile ? null : (
        <CompletionCard
          percent={profile?.completion}
          text={
            profile?.completion === 100
              ? 'Your profile is complete. Keep it up to date.'
              : 'A complete profile tells employers who you are before they read a word of your letter.'
          }
          to="/job-seeker/profile"
        />
      )}
      <StatCards
        label="Your figures"
        stats={[
          { label: 'Applications', value: applications?.length, icon: 'file' },
          { label: 'Saved Jobs', value: bookmarks?.length, icon: 'bookmark' },
          { label: 'Profile Status', value: profile && `${profile.completion}%`, icon: 'user', note: 'complete' },
        ]}
      />
      <Panel title="Recent Activity">
        <OwnApplications recent />
      </Panel>
    </div>
  );
}
