import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { Alert, Typography } from 'antd';
import type { JobBody } from '@/api/generated/types.gen';
import { Said } from '@/lib/language/said.tsx';
import { t } from '@/lib/language/t.ts';
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
          title={t('Check before you decide')}
          description={
            <ul className={styles.hints}>
              {hints.map(({ rule, sentence, quote }) => (
                <li key={rule}>
                  <Said text={sentence} />
                  {quote ? <q dir="auto">{quote}</q> : null}
                </li>
              ))}
            </ul>
          }
        />
      ) : null}
      <Typography.Paragraph type="secondary">
        {t(
          'Employer since {memberSince} · {listings, plural, one {# listing} other {# listings}}, {published} published · {rejected} rejected · {takenDown} taken down · {reports, plural, one {# report} other {# reports}}',
          { ...counts, memberSince: formatDate(review.memberSince) },
        )}
        {' · '}
        <Link to="/admin/users/$id" params={{ id: employerId }}>
          {t('Account and decisions')}
        </Link>
      </Typography.Paragraph>
      <TextDifference job={job} />
    </>
  );
}
