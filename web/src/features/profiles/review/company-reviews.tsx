import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { lazily } from '@/light/blocks/lazily.tsx';
import type { CompanyReviewBody } from '@/api/generated/types.gen';
import { LoadFailure } from '@/components/states/load-failure.tsx';
import { RecordTable, type RecordColumn } from '@/components/lists/record-table.tsx';
import { Section } from '@/components/layout/section.tsx';
import { VerifiedMark } from '@/light/marks/verified-mark.tsx';
import { t } from '@/lib/language/t.ts';
import { changesOf, companyReviewsQuery } from './company-review-queries.ts';
import { listOf } from '@/lib/format/list-of.ts';

const CompanyReview = lazily(() => import('./company-review.tsx'), 'CompanyReview');

const FACTS: readonly RecordColumn<CompanyReviewBody>[] = [
  {
    title: t('Company'),
    render: ({ published, isTrusted }) => (
      <>
        <strong dir="auto">{published.companyName}</strong> {isTrusted ? <VerifiedMark /> : null}
      </>
    ),
  },
  {
    title: t('Changes'),
    render: (review) => listOf(changesOf(review).map(({ label }) => label)),
  },
];

/** Changed company profiles to review; hidden if there are none. */
export function CompanyReviews() {
  const { data: reviews = [], error, refetch } = useQuery(companyReviewsQuery);
  const [reviewed, setReviewed] = useState<number>();
  const review = reviews.find(({ employerId }) => employerId === reviewed);

  if (error) {
    return <LoadFailure title={t('We couldn’t load company profiles')} error={error} onRetry={() => void refetch()} />;
  }
  if (reviews.length === 0) return null;
  const action: RecordColumn<CompanyReviewBody> = {
    title: t('Actions'),
    untitled: true,
    width: '15rem',
    render: ({ employerId, published }) => (
      <Button
        aria-label={t('Review the profile of {companyName}', { companyName: published.companyName })}
        onClick={() => setReviewed(employerId)}
      >
        {t('Review')}
      </Button>
    ),
  };
  return (
    <Section title={t('Company profiles to review')}>
      <RecordTable
        label={t('Company profiles awaiting approval')}
        rowKey="employerId"
        columns={[...FACTS, action]}
        rows={reviews}
      />
      <Suspense>{review ? <CompanyReview review={review} onClosed={() => setReviewed(undefined)} /> : null}</Suspense>
    </Section>
  );
}
