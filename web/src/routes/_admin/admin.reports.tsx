import { createFileRoute } from '@tanstack/react-router';
import styles from '@/app/shell/dashboard.module.css';
import { PageHead } from '@/components/layout/page-head.tsx';
import { reportedJobsQuery } from '@/features/moderation/report-queries.ts';
import { ReportQueue } from '@/features/moderation/report-queue.tsx';

export const Route = createFileRoute('/_admin/admin/reports')({
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(reportedJobsQuery),
  head: () => ({ meta: [{ title: 'Reports · Wayfare' }] }),
  component: ReportsPage,
});

function ReportsPage() {
  return (
    <div className={`page ${styles.screen}`}>
      <PageHead title="Reports" />
      <ReportQueue />
    </div>
  );
}
