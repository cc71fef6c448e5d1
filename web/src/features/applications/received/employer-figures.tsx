import { useQuery } from '@tanstack/react-query';
import { Figures } from '@/components/display/figures.tsx';
import { LoadFailure } from '@/components/states/load-failure.tsx';
import { t } from '@/lib/language/t.ts';
import { applicationSummaryQuery } from './summary-query.ts';

const DASHBOARD = '/employer/dashboard';

/** An employer's listings, applications and views in figures. */
export function EmployerFigures() {
  const { data, error, refetch } = useQuery(applicationSummaryQuery);
  if (error && !data) {
    return <LoadFailure title={t('We couldn’t load your stats')} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <Figures
      label={t('Your figures')}
      figures={[
        { label: t('Active Jobs'), value: data?.activeJobs, icon: 'check', to: DASHBOARD, search: { state: 'active' } },
        {
          label: t('Pending Jobs'),
          value: data?.pendingJobs,
          icon: 'clock',
          to: DASHBOARD,
          search: { state: 'pending' },
        },
        { label: t('Total Applications'), value: data?.totalApplications, icon: 'file', to: '/employer/applications' },
        { label: t('Total Views'), value: data?.totalViews, icon: 'eye', to: DASHBOARD, search: { tab: 'analytics' } },
      ]}
    />
  );
}
