import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { LoadFailure } from '@/components/load-failure.tsx';
import { Skeleton } from '@/public/skeleton.tsx';
import { schedulesQuery } from '@/features/administration/database-queries.ts';
import styles from './database.module.css';

const ScheduleTable = lazy(() => import('./schedule-table.tsx').then((module) => ({ default: module.ScheduleTable })));

/** The section with all scheduled tasks. */
export function Schedules() {
  const { data: tasks, error, refetch } = useQuery(schedulesQuery);
  return (
    <section className={styles.list} aria-labelledby="schedules-heading">
      <h2 id="schedules-heading">Scheduled tasks</h2>
      {error ? (
        <LoadFailure title="Failed to load scheduled tasks" error={error} onRetry={() => void refetch()} />
      ) : null}
      {tasks || !error ? (
        <Suspense fallback={<Skeleton height="4.5rem" rows={5} />}>
          <ScheduleTable tasks={tasks} />
        </Suspense>
      ) : null}
    </section>
  );
}
