import { Flex } from 'antd';
import { Section } from '@/components/layout/section.tsx';
import { CompanyNames } from '@/features/administration/companies/company-names.tsx';
import { WorkplaceReviews } from '@/features/companies/review/workplace-reviews.tsx';
import { PendingJobs } from '@/features/jobs/review/lists/pending-jobs.tsx';
import { CompanyReviews } from '@/features/profiles/review/company-reviews.tsx';
import { t } from '@/lib/language/t.ts';

/** All that an admin has to approve. */
export function AdminReview() {
  return (
    <Flex vertical gap="large">
      <CompanyReviews />
      <WorkplaceReviews />
      <CompanyNames />
      <Section title={t('Listings to review')}>
        <PendingJobs />
      </Section>
    </Flex>
  );
}
