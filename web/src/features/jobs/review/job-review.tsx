import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { ApiError } from '@/api/api-error.ts';
import type { JobBody } from '@/api/generated/types.gen';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { LoadFailure } from '@/components/states/load-failure.tsx';
import { Loading } from '@/components/states/loading.tsx';
import { ReviewDrawer } from '@/components/lists/review-drawer.tsx';
import { jobQuery } from '@/features/jobs/job-queries.ts';
import { useApproveJob, useArchiveJob, useRefusePremium, useRejectJob } from '@/features/jobs/job-state-mutations.ts';
import { useSite } from '@/lib/page/site.ts';
import { JobFacts } from '@/features/jobs/page/facts/job-facts.tsx';
import { ReviewedCompany } from './reviewed-company.tsx';

const ReviewNotes = lazy(() => import('./review-notes.tsx').then((module) => ({ default: module.ReviewNotes })));
const Notes = lazy(() => import('@/components/notes/notes.tsx').then((module) => ({ default: module.Notes })));
const RestrictionForm = lazy(() =>
  import('@/components/forms/restriction-form.tsx').then((module) => ({ default: module.RestrictionForm })),
);

const PremiumRefusalForm = lazy(() =>
  import('./premium-refusal-form.tsx').then((module) => ({ default: module.PremiumRefusalForm })),
);

/** Shows a listing before it is approved, rejected or archived. */
export function JobReview({ id, onClosed }: { id: number; onClosed: () => void }) {
  const { takesPayments } = useSite();
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  // Each review loads the current version, so an admin approves what they read.
  const { data: job, error, refetch } = useQuery({ ...jobQuery(id), refetchOnMount: 'always' });
  const approve = useApproveJob();
  const archive = useArchiveJob('Failed to update job archive status');
  const reject = useRejectJob();
  const refuse = useRefusePremium();
  const [asking, setAsking] = useState<'rejection' | 'refusal'>();
  const isPending = [approve, archive, reject, refuse].some((mutation) => mutation.isPending);
  const isStale = [approve.error, reject.error, refuse.error].some(
    (failed) => failed instanceof ApiError && failed.status === 412,
  );

  // Shown in the footer, because the toast covers the top of the drawer.
  const failure = isStale ? null : (approve.error ?? reject.error ?? refuse.error ?? archive.error);

  const reload = () => {
    approve.reset();
    reject.reset();
    refuse.reset();
    void refetch();
  };

  return (
    <ReviewDrawer
      title={job?.title ?? 'Review listing'}
      open={isOpen}
      onClose={close}
      onClosed={onClosed}
      actions={
        job ? (
          <>
            {failure ? (
              <div style={{ flex: '1 0 100%' }}>
                <ErrorAlert error={failure} />
              </div>
            ) : null}
            {asking === 'rejection' ? (
              <Suspense>
                <RestrictionForm
                  action={reject.isPending ? 'Rejecting…' : 'Reject Listing'}
                  isPending={isPending || isStale}
                  onCancel={() => setAsking(undefined)}
                  onSubmit={(why) => reject.mutate({ id, version: job.version, ...why }, { onSuccess: close })}
                />
              </Suspense>
            ) : null}
            {asking === 'refusal' ? (
              <Suspense>
                <PremiumRefusalForm
                  action={job.isApproved ? 'Refuse premium' : 'Approve without premium'}
                  isPending={isPending || isStale}
                  onCancel={() => setAsking(undefined)}
                  onSubmit={({ text }) => refuse.mutate({ id, version: job.version, text }, { onSuccess: close })}
                />
              </Suspense>
            ) : null}
            {canBeApproved(job, takesPayments) && !asking ? (
              <Button
                type="primary"
                disabled={isPending || isStale}
                onClick={() => approve.mutate({ id, version: job.version }, { onSuccess: close })}
              >
                {approve.isPending ? 'Approving…' : job.premiumRequested ? 'Approve premium' : 'Approve'}
              </Button>
            ) : null}
            {isRefusable(job) && !asking ? (
              <Button disabled={isPending || isStale} onClick={() => setAsking('refusal')}>
                {job.isApproved ? 'Refuse premium…' : 'Approve without premium…'}
              </Button>
            ) : null}
            {job.isArchived || job.isRejected || asking ? null : (
              <Button disabled={isPending || isStale} onClick={() => setAsking('rejection')}>
                Reject…
              </Button>
            )}
            {asking ? null : (
              <Button
                disabled={isPending}
                onClick={() => archive.mutate({ id, archive: !job.isArchived }, { onSuccess: close })}
              >
                {job.isArchived ? 'Unarchive' : 'Archive'}
              </Button>
            )}
          </>
        ) : null
      }
    >
      {error ? <LoadFailure title="Error loading job details" error={error} onRetry={() => void refetch()} /> : null}
      {isStale ? <StaleAlert onReload={reload} /> : null}
      {job ? (
        <>
          {isRefusable(job) ? <Alert showIcon role="note" title={premiumNote(job, takesPayments)} /> : null}
          {job.decision?.measure === 'rejected' ? (
            <Alert
              showIcon
              title={job.isRejected ? 'Rejected. The employer has to change it.' : 'Submitted again after a rejection.'}
              description={`${job.decision.sentence ?? ''} ${job.decision.text ?? ''}`}
            />
          ) : null}
          <Suspense>
            <ReviewNotes job={job} />
          </Suspense>
          <ReviewedCompany employerId={job.employerId} />
          <JobFacts job={job} />
          <Suspense>
            <Notes kind="listing" id={id} />
          </Suspense>
        </>
      ) : error ? null : (
        <Loading />
      )}
    </ReviewDrawer>
  );
}

function StaleAlert({ onReload }: { onReload: () => void }) {
  return (
    <Alert
      type="warning"
      role="alert"
      showIcon
      title="This listing was changed after you opened it. Read the latest version before you approve it."
      description={<Button onClick={onReload}>Show the latest version</Button>}
    />
  );
}

/** Premium that is paid online needs no separate approval. */
function canBeApproved(job: JobBody, takesPayments: boolean): boolean {
  return !job.isArchived && (!job.isApproved || (job.premiumRequested === true && !takesPayments));
}

function isRefusable(job: JobBody): boolean {
  return !job.isArchived && !job.isRejected && (job.isPremium || job.premiumRequested === true);
}

function premiumNote({ premiumGranted }: JobBody, takesPayments: boolean): string {
  if (premiumGranted) return 'Premium is granted for this listing.';
  return `The employer requests premium for this listing${takesPayments ? ' and has not paid for it yet' : ''}.`;
}
