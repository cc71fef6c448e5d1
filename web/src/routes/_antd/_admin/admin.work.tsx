import { createFileRoute } from '@tanstack/react-router';
import { PageHead } from '@/components/layout/page-head.tsx';
import { BackgroundWork } from '@/features/administration/database/background-work/background-work.tsx';
import { failedMailsQuery, queuesQuery, schedulesQuery } from '@/features/administration/database/database-queries.ts';
import { Schedules } from '@/features/administration/database/schedules/schedules.tsx';
import { t } from '@/lib/language/t.ts';
import styles from '@/shell/dashboard.module.css';

export const Route = createFileRoute('/_antd/_admin/admin/work')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(schedulesQuery);
    void queryClient.prefetchQuery(queuesQuery);
    void queryClient.prefetchQuery(failedMailsQuery);
  },
  head: () => ({ meta: [{ title: t('Tasks and mail · Wayfare') }] }),
  component: Work,
});

function Work() {
  return (
    <div className={`page ${styles.screen}`}>
      <PageHead title={t('Tasks and mail')} />
      <Schedules />
      <BackgroundWork />
    </div>
  );
}
