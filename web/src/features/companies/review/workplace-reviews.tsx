import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { WorkplaceDetailsBody, WorkplaceReviewBody } from '@/api/generated/types.gen';
import { Section } from '@/components/layout/section.tsx';
import { RecordTable, type RecordColumn } from '@/components/lists/record-table.tsx';
import { LoadFailure } from '@/components/states/load-failure.tsx';
import { useApproveWorkplace, workplaceReviewsQuery } from './workplace-review-queries.ts';

const COLUMNS: readonly RecordColumn<WorkplaceReviewBody>[] = [
  { title: 'Company', width: '12rem', render: ({ companyName }) => <strong dir="auto">{companyName}</strong> },
  { title: 'Now', render: ({ published }) => (published ? <Details details={published} /> : <i>new</i>) },
  { title: 'Proposed', render: ({ proposed }) => <Details details={proposed} /> },
  { title: 'Actions', untitled: true, width: '8rem', render: (review) => <Approve review={review} /> },
];

/** New and changed hotels to review; hidden if there are none. */
export function WorkplaceReviews() {
  const { data: reviews = [], error, refetch } = useQuery(workplaceReviewsQuery);
  if (error) return <LoadFailure title="We couldn’t load hotels" error={error} onRetry={() => void refetch()} />;
  if (reviews.length === 0) return null;
  return (
    <Section title="Hotels to review">
      <RecordTable label="Hotels awaiting approval" columns={COLUMNS} rows={reviews} />
    </Section>
  );
}

function Details({ details: { name, location, about, logo } }: { details: WorkplaceDetailsBody }) {
  return (
    <>
      {logo ? <img src={`${logo}?size=96`} alt="Logo" width={48} height={48} /> : null}
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
      aria-label={`Approve ${review.proposed.name}`}
      disabled={approve.isPending}
      onClick={() => approve.mutate(review)}
    >
      Approve
    </Button>
  );
}
