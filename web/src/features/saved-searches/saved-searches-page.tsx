import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { PageHead } from '@/components/layout/page-head.tsx';
import { Panel } from '@/components/layout/panel.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { Loaded } from '@/components/states/loaded.tsx';
import { t } from '@/lib/language/t.ts';
import { alertScheduleQuery, savedSearchesQuery } from './saved-search-queries.ts';
import { AlertSchedule } from './alert-schedule.tsx';
import { SavedSearch } from './saved-search.tsx';
import styles from './saved-searches.module.css';

/** A job seeker's saved searches, and the schedule of their alerts. */
export function SavedSearchesPage({ notice, areMailed }: { notice: ReactNode; areMailed: boolean }) {
  const searches = useQuery(savedSearchesQuery);
  const schedule = useQuery(alertScheduleQuery);
  return (
    <div className={`page ${styles.page}`}>
      <PageHead title={t('Saved Searches')}>
        <ButtonLink to="/job-seeker/search">{t('Search Jobs')}</ButtonLink>
      </PageHead>
      {notice}
      <Panel title={t('Your searches')}>
        <Loaded query={searches} failureTitle={t('We couldn’t load your searches')}>
          {(all) =>
            all.length === 0 ? (
              <EmptyState
                text={t("You haven't saved any searches yet")}
                hint={t('Search for jobs and choose “Save this search”. We will email you new ones.')}
              />
            ) : (
              <ul>
                {all.map((search) => (
                  <SavedSearch key={search.id} saved={search} isMailed={areMailed} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Panel>
      <Panel title={t('Alert schedule')}>
        <Loaded query={schedule} failureTitle={t('We couldn’t load your alert schedule')}>
          {(known) => <AlertSchedule key={`${known.hour} ${known.timeZone}`} schedule={known} />}
        </Loaded>
      </Panel>
    </div>
  );
}
