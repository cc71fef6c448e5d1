import { Alert, Button } from 'antd';
import { t } from '@/lib/language/t.ts';
import type { PendingJob } from './grouped-jobs.ts';

interface ChangedTogetherProps {
  /** The queue. */
  jobs: readonly PendingJob[];
  /** Opens one approval for listings that were changed together. */
  onReview: (jobs: readonly PendingJob[]) => void;
}

/** Offers one approval for each change that an employer made in many listings. */
export function ChangedTogether({ jobs, onReview }: ChangedTogetherProps) {
  const changes = new Map<number, PendingJob[]>();
  for (const job of jobs) {
    const { changedTogether: number } = job;
    if (number != null) changes.set(number, [...(changes.get(number) ?? []), job]);
  }
  return [...changes].map(([number, together]) => {
    const [{ company, accountName }] = together as [PendingJob];
    return together.length < 2 ? null : (
      <Alert
        key={number}
        type="info"
        role="note"
        showIcon
        style={{ marginBottom: '0.75rem' }}
        title={t('{company} changed {count, plural, one {# listing} other {# listings}} together.', {
          company: accountName ?? company,
          count: together.length,
        })}
        action={<Button onClick={() => onReview(together)}>{t('Review Together…')}</Button>}
      />
    );
  });
}
