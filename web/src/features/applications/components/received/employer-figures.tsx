import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '@/components/load-failure.tsx';
import { StatCards } from '@/public/stat-cards.tsx';
import { applicationSummaryQuery } from '@/features/applications/application-queries.ts';

/** How an employer's listings do, in four figures. */
export function EmployerFigures() {
  const { data, error, refetch } = useQuery(applicationSummaryQuery);
  if (error && !data) {
    return <LoadFailure title="Failed to load your figures" error={error} onRetry={() => void refetch()} />;
  }
  return (
    <StatCards
      label="Your figures"
      stats={[
        { label: 'Active Jobs', value: data?.activeJobs, icon: 'check' },
        { label: 'Pending Jobs', value: data?.pendingJobs, icon: 'clock' },
        { label: 'Total Applications', value: data?.totalApplications, icon: 'file' },
        { label: 'Total Views', value: data?.totalViews, icon: 'eye' },
      ]}
    />
  );
}
