import { useQuery } from '@tanstack/react-query';
import type { CompanyReviewBody } from '@/api/generated/types.gen';
import { Button } from '@/public/button.tsx';
import { Panel } from '@/components/panel.tsx';
import {
  changesOf,
  companyReviewsQuery,
  useApproveCompany,
  type CompanyChange,
} from '@/features/profiles/company-review.ts';
import styles from './company-reviews.module.css';

/** Changes to company profiles, each to be read before applicants see it. Shows nothing when there are none. */
export function CompanyReviews() {
  const { data: reviews = [] } = useQuery(companyReviewsQuery);
  if (reviews.length === 0) return null;
  return (
    <Panel title="Company profiles that await approval">
      <ul className={styles.reviews}>
        {reviews.map((review) => (
          <Review key={review.employerId} review={review} />
        ))}
      </ul>
    </Panel>
  );
}

function Review({ review }: { review: CompanyReviewBody }) {
  const approve = useApproveCompany();
  const { companyName } = review.published;
  return (
    <li className={styles.review}>
      <div className={styles.head}>
        <h3>{companyName}</h3>
        <Button
          size="small"
          look="accent"
          disabled={approve.isPending}
          aria-label={`Approve the profile of ${companyName}`}
          onClick={() => approve.mutate(review)}
        >
          {approve.isPending ? 'Approving…' : 'Approve'}
        </Button>
      </div>
      <dl>
        {changesOf(review).map((change) => (
          <div key={change.field}>
            <dt>{change.label}</dt>
            <dd>
              <Value change={change} value={change.from} /> → <Value change={change} value={change.to} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function Value({ change, value }: { change: CompanyChange; value: string | null }) {
  if (value === null) return <i>none</i>;
  if (change.field === 'companyLogo') return <img src={`${value}?size=96`} alt={change.label} width={48} height={48} />;
  return value;
}
