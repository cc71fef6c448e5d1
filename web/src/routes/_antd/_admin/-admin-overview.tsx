import { Flex } from 'antd';
import { Section } from '@/components/layout/section.tsx';
import { CompanyNames } from '@/features/administration/companies/company-names.tsx';
import { LatestBackups } from '@/features/administration/database/backups/latest-backups.tsx';
import { OverviewFigures } from '@/features/administration/overview-figures.tsx';
import { PendingJobs } from '@/features/jobs/review/lists/pending-jobs.tsx';
import { CompanyReviews } from '@/features/profiles/review/company-reviews.tsx';

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
