import { Alert } from 'antd';
import { Said } from '@/lib/language/said.tsx';
import { t } from '@/lib/language/t.ts';

const REASONS: Partial<Record<string, string>> = {
  decided: t('It is no longer waiting for approval.'),
  unverified: t('Its employer is not verified, or it names a different company.'),
  new: t('It has not been approved before.'),
  changed: t('It has changed in the meantime.'),
};

interface SkippedListingsProps {
  skipped: readonly { readonly id: number; readonly reason?: string; readonly message: string }[];
  /** The listings that were decided on. */
  jobs: readonly { readonly id: number; readonly title: string }[];
}

/** Which listings a decision about many has left out, and why. */
export function SkippedListings({ skipped, jobs }: SkippedListingsProps) {
  return (
    <Alert
      type="warning"
      role="status"
      showIcon
      title={t('Review these individually:')}
      description={
        <ul>
          {skipped.map(({ id, reason = '', message }) => (
            <li key={id}>
              {jobs.find((job) => job.id === id)?.title}: {REASONS[reason] ?? <Said text={message} />}
            </li>
          ))}
        </ul>
      }
    />
  );
}
