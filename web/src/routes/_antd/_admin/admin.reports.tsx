import { createFileRoute } from '@tanstack/react-router';
import styles from '@/shell/dashboard.module.css';
import { PageHead } from '@/components/layout/page-head.tsx';
import { Objections } from '@/features/administration/users/objections/objections.tsx';
import { objectionsQuery } from '@/features/administration/users/objections/objection-queries.ts';
import { SuspendButton } from '@/features/administration/users/actions/suspend-button.tsx';
import { reportedJobsQuery } from '@/features/moderation/report-queries.ts';
import { ReportQueue } from '@/features/moderation/report-queue.tsx';
import { t } from '@/lib/language/t.ts';

export const Route = createFileRoute('/_antd/_admin/admin/reports')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(reportedJobsQuery);
    void queryClient.prefetchQuery(objectionsQuery);
  },
  head: () => ({ meta: [{ title: t('Reports · Wayfare') }] }),
  component: ReportsPage,
});

function ReportsPage() {
  return (
    <div className={`page ${styles.screen}`}>
      <PageHead title={t('Reports')} />
      <Objections />
      <ReportQueue
        renderSuspend={({ employerId, company }) => (
          <SuspendButton user={{ id: employerId, fullName: company, suspendedAt: null }} />
        )}
      />
    </div>
  );
}
