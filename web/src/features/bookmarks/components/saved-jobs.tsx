import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { BookmarkedJobBody } from '@/api/generated/types.gen';
import { ButtonLink } from '@/public/button.tsx';
import { CardGrid } from '@/public/card-grid.tsx';
import { EmptyState } from '@/components/empty-state.tsx';
import { LoadFailure } from '@/components/load-failure.tsx';
import { Skeleton } from '@/public/skeleton.tsx';
import { ownBookmarksQuery } from '@/features/bookmarks/bookmark-queries.ts';

/** The listings that a job seeker has saved; what a listing looks like is for the page to say. */
export function SavedJobs({ renderJob }: { renderJob: (job: BookmarkedJobBody['job']) => ReactNode }) {
  const { data: bookmarks, error, refetch } = useQuery(ownBookmarksQuery);
  if (!bookmarks) {
    return error ? (
      <LoadFailure title="Failed to load your saved jobs" error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="14rem" />
    );
  }
  if (bookmarks.length === 0) {
    return (
      <EmptyState text="You haven't saved any jobs yet">
        <ButtonLink to="/job-seeker/search">Browse Jobs</ButtonLink>
      </EmptyState>
    );
  }
  return <CardGrid title="Saved Jobs">{bookmarks.map((bookmark) => renderJob(bookmark.job))}</CardGrid>;
}
