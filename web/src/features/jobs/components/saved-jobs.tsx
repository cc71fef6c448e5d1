import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadFailure } from '../../../components/load-failure.tsx';
import { bookmarksQuery } from '../bookmark-queries.ts';
import { JobCard } from './job-card.tsx';
import { JobCardSkeletons } from './job-card-skeleton.tsx';
import styles from './job-cards.module.css';

/** The listings that a job seeker has saved. */
export function SavedJobs() {
  const { data: bookmarks, error, refetch } = useQuery(bookmarksQuery);
  if (!bookmarks) {
    return error ? (
      <LoadFailure title="Error loading jobs" error={error} onRetry={() => void refetch()} />
    ) : (
      <JobCardSkeletons count={3} />
    );
  }
  if (bookmarks.length === 0) {
    return (
      <EmptyState text="You haven't saved any jobs yet">
        <ButtonLink to="/job-seeker/search">Browse Jobs</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <div className={styles.cards}>
      {bookmarks.map((bookmark) => (
        <JobCard key={bookmark.id} job={bookmark.job} />
      ))}
    </div>
  );
}
