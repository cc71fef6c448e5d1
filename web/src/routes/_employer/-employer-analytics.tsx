import { ApplicationAnalytics } from '@/features/applications/components/received/application-analytics.tsx';
import { ListingAnalytics } from '@/features/jobs/manage/listing-analytics.tsx';
import styles from '@/app/shell/dashboard.module.css';

/** The charts of an employer's dashboard. */
export function EmployerAnalytics() {
  return (
    <div className={styles.charts}>
      <ApplicationAnalytics />
      <ListingAnalytics />
    </div>
  );
}
