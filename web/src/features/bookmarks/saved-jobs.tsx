import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { BookmarkedJobBody } from '@/api/generated/types.gen';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { Loaded } from '@/components/states/loaded.tsx';
import { SlicedList } from '@/components/lists/sliced-list.tsx';
import { t } from '@/lib/language/t.ts';
import { ownBookmarksQuery } from './bookmark-queries.ts';
import { UnavailableSavedJobs } from './unavailable-saved-jobs.tsx';
import { CardGrid } from '@/light/blocks/card-grid.tsx';

/** The signed-in job seeker's saved listings. */
export function SavedJobs({ renderJob }: { renderJob: (job: BookmarkedJobBody['job']) => ReactNode }) {
  return (
    <>
      <Loaded query={useQuery(ownBookmarksQuery)} failureTitle={t('We couldn’t load your saved jobs')}>
        {(bookmarks) =>
          bookmarks.length === 0 ? (
            <EmptyState text={t("You haven't saved any jobs yet")}>
              <ButtonLink to="/job-seeker/search">{t('Browse Jobs')}</ButtonLink>
            </EmptyState>
          ) : (
            <SlicedList items={bookmarks} what={t('saved jobs')} step={20}>
              {(shown) => <CardGrid title={t('Saved Jobs')}>{shown.map(({ job }) => renderJob(job))}</CardGrid>}
            </SlicedList>
          )
        }
      </Loaded>
      <UnavailableSavedJobs />
    </>
  );
}
