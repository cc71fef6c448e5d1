import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { Alert, Typography } from 'antd';
import type { JobBody, ListingReviewBody } from '@/api/generated/types.gen';
import { listingReviewQuery } from '@/features/jobs/review/review-queries.ts';
import { formatDate } from '@/lib/format/format-date.ts';
import { wordDifference } from './difference/word-difference.ts';
import styles from './review-notes.module.css';

const FIELDS: Record<keyof ListingReviewBody['text'], string> = {
  title: 'Title',
  company: 'Company',
  location: 'Location',
  department: 'Department',
  salary: 'Salary',
  description: 'Description',
  requirements: 'Requirements',
  responsibilities: 'Responsibilities',
  benefits: 'Benefits',
};

/** Hints, changes since the last approval, and a summary of the employer's listings. */
export function ReviewNotes({ job: { id, version, employerId } }: { job: JobBody }) {
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
          title="Look at this before you decide"
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
        <Link to="/admin/users/$id" params={{ id: String(employerId) }}>
          Account and decisions
        </Link>
      </Typography.Paragraph>
      {review.approvedText ? <Difference before={review.approvedText} after={review.text} /> : null}
    </>
  );
}

function Difference({ before, after }: { before: ListingReviewBody['text']; after: ListingReviewBody['text'] }) {
  const names = Object.keys(FIELDS) as (keyof typeof FIELDS)[];
  const changed = names.filter((name) => (before[name] ?? '') !== (after[name] ?? ''));
  if (changed.length === 0) return null;
  return (
    <section className={styles.difference} aria-labelledby="difference">
      <h3 id="difference">Changed since the last approval</h3>
      {changed.map((name) => (
        <div key={name}>
          <h4>{FIELDS[name]}</h4>
          <p dir="auto">
            {wordDifference(before[name] ?? '', after[name] ?? '').map(({ text, change, at }) =>
              change === 'added' ? (
                <ins key={at}>{text}</ins>
              ) : change === 'removed' ? (
                <del key={at}>{text}</del>
              ) : (
                text
              ),
            )}
          </p>
        </div>
      ))}
    </section>
  );
}
