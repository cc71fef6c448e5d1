import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@/components/empty-state.tsx';
import { LoadFailure } from '@/components/load-failure.tsx';
import { jobApplicationsQuery } from '@/features/applications/application-queries.ts';
import { ApplicationRecordTable } from './application-record-table.tsx';

/** The applications to one listing. */
export function JobApplications({ jobId }: { jobId: number }) {
  const { data: applications, error, refetch } = useQuery(jobApplicationsQuery(jobId));
  if (!applications && error) {
    return <LoadFailure title="Failed to load applications" error={error} onRetry={() => void refetch()} />;
  }
  if (applications?.length === 0) {
    return <EmptyState text="No applications yet" hint="Share the listing to reach more people." />;
  }
  return <ApplicationRecordTable applications={applications} isStale={false} filter={{ jobId }} />;
}
