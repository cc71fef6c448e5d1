import { Alert } from 'antd';
import { t } from '@/lib/language/t.ts';

interface SkippedListingsProps {
  skipped: readonly { readonly id: number; readonly message: string }[];
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
          {skipped.map(({ id, message }) => (
            <li key={id}>
              {jobs.find((job) => job.id === id)?.title}: {message}
            </li>
          ))}
        </ul>
      }
    />
  );
}
