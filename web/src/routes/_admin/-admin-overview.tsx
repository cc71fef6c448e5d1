import { Flex } from 'antd';
import { Section } from '@/components/layout/section.tsx';
import { CompanyNames } from '@/features/administration/components/company-names.tsx';
import { LatestBackups } from '@/features/administration/components/database/backups/latest-backups.tsx';
import { OverviewFigures } from '@/features/administration/components/overview-figures.tsx';
import { PendingJobs } from '@/features/jobs/review/lists/pending-jobs.tsx';
import { CompanyReviews } from '@/features/profiles/components/review/company-reviews.tsx';

export function AdminOverview() {
  return (
    <Flex vertical gap="large">
      <CompanyReviews />
      <CompanyNames />
      <Section title="Listings to review">
        <PendingJobs />
      </Section>
      <OverviewFigures />
      <LatestBackups />
    </Flex>
  );
}
