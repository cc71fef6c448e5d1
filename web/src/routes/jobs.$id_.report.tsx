import { createFileRoute } from '@tanstack/react-router';
import { ReportPage } from '@/features/moderation/report-page.tsx';
import { NO_INDEX } from '@/lib/page/page-head.ts';

export const Route = createFileRoute('/jobs/$id_/report')({
  head: () => ({ meta: [{ title: 'Report a job · Wayfare' }, NO_INDEX] }),
  component: Report,
});

function Report() {
  return <ReportPage id={Number(Route.useParams().id)} />;
}
