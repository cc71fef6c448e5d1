import { Modal } from 'antd';
import { RestrictionForm } from '@/components/forms/restriction-form.tsx';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { msg, t } from '@/lib/language/t.ts';
import { useRestrictJobs } from '../restriction-mutations.ts';
import type { PendingJob } from './grouped-jobs.ts';
import { SkippedListings } from './skipped-listings.tsx';

interface BulkRestrictionProps {
  jobs: readonly PendingJob[];
  outcome: 'rejected' | 'archived';
  /** Receives whether listings were restricted. */
  onClose: (isDone: boolean) => void;
}

const TEXTS = {
  rejected: {
    asked: msg('{count, plural, one {Reject # listing?} other {Reject # listings?}}'),
    action: msg('{count, plural, one {Reject # Listing} other {Reject # Listings}}'),
    refused: t('Some listings were not rejected'),
  },
  archived: {
    asked: msg('{count, plural, one {Archive # listing?} other {Archive # listings?}}'),
    action: msg('{count, plural, one {Archive # Listing} other {Archive # Listings}}'),
    refused: t('Some listings were not archived'),
  },
} as const;

/** Rejects or archives several listings with one explanation; then shows which were left out and why. */
export function BulkRestriction({ jobs, outcome, onClose }: BulkRestrictionProps) {
  const restrict = useRestrictJobs(outcome);
  const skipped = restrict.data?.skipped ?? [];
  const { asked, action, refused } = TEXTS[outcome];
  const count = jobs.length;
  const listings = jobs.map(({ id, version }) => ({ id, version }));
  const isDone = restrict.isSuccess;
  return (
    <Modal
      open
      title={isDone ? refused : t(asked, { count })}
      footer={isDone ? undefined : null}
      okText={t('Close')}
      cancelButtonProps={{ hidden: true }}
      onOk={() => onClose(true)}
      onCancel={() => onClose(isDone)}
    >
      <ErrorAlert error={restrict.error} />
      {isDone ? (
        <SkippedListings skipped={skipped} jobs={jobs} />
      ) : (
        <>
          <p>{t('Each employer gets the explanation by email.')}</p>
          <RestrictionForm
            action={t(action, { count })}
            isPending={restrict.isPending}
            onCancel={() => onClose(false)}
            onSubmit={(why) =>
              restrict.mutate(
                { listings, ...why },
                { onSuccess: (result) => result.skipped.length === 0 && onClose(true) },
              )
            }
          />
        </>
      )}
    </Modal>
  );
}
