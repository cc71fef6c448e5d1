import { Flex } from 'antd';
import { ApplicationAnalytics } from '@/features/applications/received/analytics/application-analytics.tsx';
import { AnalyticsOverTime } from '@/features/applications/received/analytics/analytics-over-time.tsx';
import { ListingAnalytics } from '@/features/jobs/manage/job/listing-analytics.tsx';
import styles from '@/shell/dashboard.module.css';

export function EmployerAnalytics() {
  return (
    <Flex vertical gap="middle">
      <div className={styles.charts}>
        <ApplicationAnalytics />
        <ListingAnalytics />
      </div>
      <AnalyticsOverTime />
    </Flex>
  );
}
