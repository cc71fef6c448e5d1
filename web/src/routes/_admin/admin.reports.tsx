import { createFileRoute } from '@tanstack/react-router';
import { reportedJobsQuery } from '@/features/moderation/report-queries.ts';
import { ReportQueue } from '@/features/moderation/report-queue.tsx';

export const Route = createFileRoute('/_admin/admin/reports')({
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(reportedJobsQuery),
  head: () => ({ meta: [{ title: 'Reports · Wayfare' }] }),
  component: ReportQueue,
});
