import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '@/components/states/load-failure.tsx';
import { Section } from '@/components/layout/section.tsx';
import { t } from '@/lib/language/t.ts';
import { schedulesQuery } from '../database-queries.ts';
import { ScheduleTable } from './schedule-table.tsx';

export function Schedules() {
  const { data: tasks, error, refetch } = useQuery(schedulesQuery);
  return (
    <Section title={t('Scheduled tasks')}>
      {error ? (
        <LoadFailure title={t('We couldn’t load scheduled tasks')} error={error} onRetry={() => void refetch()} />
      ) : null}
      {tasks || !error ? <ScheduleTable tasks={tasks} /> : null}
    </Section>
  );
}
