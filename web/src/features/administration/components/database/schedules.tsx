import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { LoadFailure } from '../../../../components/load-failure.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { schedulesQuery } from '../../database-queries.ts';
import styles from './database.module.css';

const ScheduleTable = lazy(() => import('./schedule-table.tsx').then((module) => ({ default: module.ScheduleTable })));

/** What runs by the clock, and what came of it. */
export function Schedules() {
  const { data: schedules, error, refetch } = useQuery(schedulesQuery);
  return (
    <section className={styles.list} aria-labelledby="schedules-heading">
      <h2 id="schedules-heading">Last and next runs</h2>
      {error ? <LoadFailure title="Failed to load the runs" error={error} onRetry={() => void refetch()} /> : null}
      {schedules || !error ? (
        <Suspense fallback={<Skeleton height="4.5rem" rows={5} />}>
          <ScheduleTable schedules={schedules} />
        </Suspense>
      ) : null}
    </section>
  );
}
