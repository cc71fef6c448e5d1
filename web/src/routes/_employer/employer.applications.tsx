import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import styles from '@/app/shell/dashboard.module.css';
import { PageHead } from '@/components/layout/page-head.tsx';
import { ExportLink } from '@/features/applications/components/received/export-link.tsx';
import { ReceivedApplications } from '@/features/applications/components/received/received-applications.tsx';
import {
  parseReceivedApplicationsSearch,
  type ReceivedApplicationsSearch,
} from '@/features/applications/received-applications-search.ts';
import { employerJobsQuery } from '@/features/jobs/manage/employer-jobs-query.ts';

export const Route = createFileRoute('/_employer/employer/applications')({
  validateSearch: (search: Record<string, unknown> & ReceivedApplicationsSearch): ReceivedApplicationsSearch =>
    parseReceivedApplicationsSearch(search),
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(employerJobsQuery),
  head: () => ({ meta: [{ title: 'Applications · Wayfare' }] }),
  component: Applications,
});

function Applications() {
  const filter = Route.useSearch();
  const navigate = Route.useNavigate();
  const jobs = useQuery(employerJobsQuery).data ?? [];
  return (
    <div className={`page ${styles.screen}`}>
      <PageHead title="Applications">
        <ExportLink filter={filter} />
      </PageHead>
      <ReceivedApplications
        filter={filter}
        jobs={jobs}
        onFilter={(change) =>
          void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
        }
      />
    </div>
  );
}
