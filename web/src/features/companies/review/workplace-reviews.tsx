import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { WorkplaceDetailsBody, WorkplaceReviewBody } from '@/api/generated/types.gen';
import { Section } from '@/components/layout/section.tsx';
import { RecordTable, type RecordColumn } from '@/components/lists/record-table.tsx';
import { LoadFailure } from '@/components/states/load-failure.tsx';
import { t } from '@/lib/language/t.ts';
import { useApproveWorkplace, workplaceReviewsQuery } from './workplace-review-queries.ts';

const COLUMNS: readonly RecordColumn<WorkplaceReviewBody>[] = [
  { title: t('Company'), width: '12rem', render: ({ companyName }) => <strong dir="auto">{companyName}</strong> },
  { title: t('Now'), render: ({ published }) => (published ? <Details details={published} /> : <i>{t('new')}</i>) },
  { title: t('Proposed'), render: ({ proposed }) => <Details details={proposed} /> },
  { title: t('Actions'), untitled: true, width: '8rem', render: (review) => <Approve review={review} /> },
];

/** New and changed hotels to review; hidden if there are none. */
export function WorkplaceReviews() {
  const { data: reviews = [], error, refetch } = useQuery(workplaceReviewsQuery);
  if (error) return <LoadFailure title={t('We couldn’t load hotels')} error={error} onRetry={() => void refetch()} />;
  if (reviews.length === 0) return null;
  return (
    <Section title={t('Hotels to review')}>
      <RecordTable label={t('Hotels awaiting approval')} columns={COLUMNS} rows={reviews} />
    </Section>
  );
}

function Details({ details: { name, location, about, logo } }: { details: WorkplaceDetailsBody }) {
  return (
    <>
      {logo ? <img src={`${logo}?size=96`} alt={t('Logo')} width={48} height={48} /> : null}
      <strong dir="auto">{name}</strong>
      {' · '}
      <bdi>{location}</bdi>
      {about ? (
        <p dir="auto" className="as-written">
          {about}
        </p>
      ) : null}
    </>
  );
}

function Approve({ review }: { review: WorkplaceReviewBody }) {
  const approve = useApproveWorkplace();
  return (
    <Button
      aria-label={t('Approve {name}', { name: review.proposed.name })}
      disabled={approve.isPending}
      onClick={() => approve.mutate(review)}
    >
      {t('Approve')}
    </Button>
  );
}
