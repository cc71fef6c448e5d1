import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { Alert, Typography } from 'antd';
import type { JobBody } from '@/api/generated/types.gen';
import { TextDifference } from '../difference/text-difference.tsx';
import { listingReviewQuery } from './review-queries.ts';
import { formatDate } from '@/lib/format/format-date.ts';
import styles from './review-notes.module.css';

/** Hints, changes since the last approval, and a summary of the employer's listings. */
export function ReviewNotes({ job }: { job: JobBody }) {
  const { id, version, employerId } = job;
  const { data: review } = useQuery(listingReviewQuery(id, version));
  if (!review) return null;
  const { hints, counts } = review;
  return (
    <>
      {hints.length > 0 ? (
        <Alert
          type="warning"
          role="note"
          showIcon
          title="Check before you decide"
          description={
            <ul className={styles.hints}>
              {hints.map(({ rule, sentence, quote }) => (
                <li key={rule}>
                  {sentence}
                  {quote ? <q dir="auto">{quote}</q> : null}
                </li>
              ))}
            </ul>
          }
        />
      ) : null}
      <Typography.Paragraph type="secondary">
        Employer since {formatDate(review.memberSince)} · {counts.listings} listings, {counts.published} published ·{' '}
        {counts.rejected} rejected · {counts.takenDown} taken down · {counts.reports} reports ·{' '}
        <Link to="/admin/users/$id" params={{ id: employerId }}>
          Account and decisions
        </Link>
      </Typography.Paragraph>
      <TextDifference job={job} />
    </>
  );
}
