import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { Suspense, useState } from 'react';
import { lazily } from '@/public/blocks/lazily.tsx';
import type { JobBody } from '@/api/generated/types.gen';
import { LoadFailure } from '@/components/states/load-failure.tsx';
import { Loading } from '@/components/states/loading.tsx';
import { ReviewDrawer } from '@/components/lists/review-drawer.tsx';
import { jobQuery } from '@/features/jobs/job-queries.ts';
import { useSite } from '@/lib/page/site.ts';
import { JobFacts } from '@/features/jobs/page/facts/job-facts.tsx';
import { canRefusePremium } from './decision/allowed-decisions.ts';
import { DecisionActions } from './decision/decision-actions.tsx';
import { useDecision } from './decision/use-decision.ts';
import { ReviewedCompany } from './reviewed-company.tsx';

const ReviewNotes = lazily(() => import('./review-notes.tsx'), 'ReviewNotes');
const Notes = lazily(() => import('@/components/notes/notes.tsx'), 'Notes');

/** Shows a listing before it is approved, rejected or archived. */
export function JobReview({ id, onClosed }: { id: number; onClosed: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  // Each review loads the current version, so an admin approves what they read.
  const { data: job, error, refetch } = useQuery({ ...jobQuery(id), refetchOnMount: 'always' });
  const decision = useDecision();

  const reload = () => {
    decision.renew();
    void refetch();
  };

  return (
    <ReviewDrawer
      title={job?.title ?? 'Review listing'}
      open={isOpen}
      onClose={close}
      onClosed={onClosed}
      actions={job ? <DecisionActions job={job} decision={decision} onDecided={close} /> : null}
    >
      {error ? <LoadFailure title="Error loading job details" error={error} onRetry={() => void refetch()} /> : null}
      {decision.isStale ? <StaleAlert onReload={reload} /> : null}
      {job ? <ReviewedJob job={job} /> : error ? null : <Loading />}
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

function ReviewedJob({ job }: { job: JobBody }) {
  const { takesPayments } = useSite();
  return (
    <>
      {canRefusePremium(job) ? <Alert showIcon role="note" title={premiumNote(job, takesPayments)} /> : null}
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
        <Notes kind="listing" id={job.id} />
      </Suspense>
    </>
  );
}

function premiumNote({ premiumGranted }: JobBody, takesPayments: boolean): string {
  if (premiumGranted) return 'Premium is granted for this listing.';
  return `The employer requests premium for this listing${takesPayments ? ' and has not paid for it yet' : ''}.`;
}
