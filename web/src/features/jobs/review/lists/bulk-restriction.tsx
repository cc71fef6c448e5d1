import { Modal } from 'antd';
import { RestrictionForm } from '@/components/forms/restriction-form.tsx';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { useRestrictJobs } from '../restriction-mutations.ts';
import { formatCount } from '@/lib/format/format-count.ts';
import type { PendingJob } from './grouped-jobs.ts';
import { SkippedListings } from './skipped-listings.tsx';

interface BulkRestrictionProps {
  jobs: readonly PendingJob[];
  outcome: 'rejected' | 'archived';
  /** Receives whether listings were restricted. */
  onClose: (isDone: boolean) => void;
}

/** Rejects or archives several listings with one explanation; then shows which were left out and why. */
export function BulkRestriction({ jobs, outcome, onClose }: BulkRestrictionProps) {
  const restrict = useRestrictJobs(outcome);
  const skipped = restrict.data?.skipped ?? [];
  const verb = outcome === 'rejected' ? 'Reject' : 'Archive';
  const listings = jobs.map(({ id, version }) => ({ id, version }));
  const isDone = restrict.isSuccess;
  return (
    <Modal
      open
      title={isDone ? `Some listings were not ${outcome}` : `${verb} ${formatCount(jobs.length, 'listing')}?`}
      footer={isDone ? undefined : null}
      okText="Close"
      cancelButtonProps={{ hidden: true }}
      onOk={() => onClose(true)}
      onCancel={() => onClose(isDone)}
    >
      <ErrorAlert error={restrict.error} />
      {isDone ? (
        <SkippedListings skipped={skipped} jobs={jobs} />
      ) : (
        <>
          <p>Each employer gets the explanation by email.</p>
          <RestrictionForm
            action={`${verb} ${formatCount(jobs.length, 'Listing')}`}
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
