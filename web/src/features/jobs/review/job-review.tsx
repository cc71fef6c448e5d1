import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { Suspense, useState } from 'react';
import { lazily } from '@/light/blocks/lazily.tsx';
import type { JobBody } from '@/api/generated/types.gen';
import { LoadFailure } from '@/components/states/load-failure.tsx';
import { Loading } from '@/components/states/loading.tsx';
import { ReviewDrawer } from '@/components/lists/review-drawer.tsx';
import { Said } from '@/lib/language/said.tsx';
import { t } from '@/lib/language/t.ts';
import { jobQuery } from '../job-queries.ts';
import { useSite } from '@/lib/page/site.ts';
import { JobFacts } from '../drawn/page/facts/job-facts.tsx';
import { canRefusePremium } from './decision/allowed-decisions.ts';
import { DecisionActions } from './decision/decision-actions.tsx';
import { useDecision } from './decision/use-decision.ts';
import { neighborsIn, type QueuedJob } from './queue.ts';
import { QueueSteps } from './queue-steps.tsx';
import { ReviewedCompany } from './reviewed-company.tsx';

const ReviewNotes = lazily(() => import('./review-notes.tsx'), 'ReviewNotes');
const Notes = lazily(() => import('@/components/notes/notes.tsx'), 'Notes');

const NO_QUEUE: readonly QueuedJob[] = [];

interface JobReviewProps {
  id: number;
  onClosed: () => void;
  /** The list that the listing is from, in order. */
  queue?: readonly QueuedJob[];
  /** Shows another listing of the queue. */
  onReview?: (id: number) => void;
}

/** Shows a listing before it is approved, rejected or archived, and then the next one of the queue. */
export function JobReview({ id, onClosed, queue = NO_QUEUE, onReview }: JobReviewProps) {
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  const { previous, next, after } = neighborsIn(queue, id);
  // Each review loads the current version, so an admin approves what they read.
  const { data: job, error, refetch } = useQuery({ ...jobQuery(id), staleTime: 0 });
  const decision = useDecision();
  const show = (other: number | undefined) => {
    if (other === undefined) return close();
    decision.renew();
    onReview?.(other);
  };

  const reload = () => {
    decision.renew();
    void refetch();
  };

  return (
    <ReviewDrawer
      subject={id}
      title={job?.title ?? t('Review listing')}
      open={isOpen}
      onClose={close}
      onClosed={onClosed}
      actions={
        job ? (
          <DecisionActions
            key={id}
            job={job}
            decision={decision}
            onDecided={() => show(next ?? previous)}
            onShutDown={() => show(after)}
          />
        ) : null
      }
    >
      {error ? (
        <LoadFailure title={t('Error loading job details')} error={error} onRetry={() => void refetch()} />
      ) : null}
      {decision.isStale ? <StaleAlert onReload={reload} /> : null}
      {job ? <ReviewedJob key={id} job={job} /> : error ? null : <Loading />}
      {queue.length > 1 ? <QueueSteps previous={previous} next={next} onShow={show} /> : null}
    </ReviewDrawer>
  );
}

function StaleAlert({ onReload }: { onReload: () => void }) {
  return (
    <Alert
      type="warning"
      role="alert"
      showIcon
      title={t('This listing was changed after you opened it. Read the latest version before you approve it.')}
      description={<Button onClick={onReload}>{t('Show the latest version')}</Button>}
    />
  );
}

function ReviewedJob({ job }: { job: JobBody }) {
  const { takesPayments } = useSite();
  return (
    <>
      {job.isPublic && job.approvedText ? <Alert showIcon role="note" title={changeNote(job)} /> : null}
      {canRefusePremium(job) ? <Alert showIcon role="note" title={premiumNote(job, takesPayments)} /> : null}
      {job.decision?.measure === 'rejected' ? (
        <Alert
          showIcon
          title={
            job.isRejected
              ? t('Rejected. Waiting for the employer’s changes.')
              : t('Submitted again after a rejection.')
          }
          description={
            <>
              <Said text={job.decision.sentence ?? ''} /> <bdi>{job.decision.text}</bdi>
            </>
          }
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

function changeNote({ isUnchecked, isApproved }: JobBody): string {
  return isUnchecked && isApproved
    ? t(
        'This verified employer published the change below. Approve it if it is fine; rejecting it brings the approved version back.',
      )
    : t(
        'Only the change below awaits approval. The approved version is public, and stays so unless you archive the listing or reject the change for a reason that protects applicants.',
      );
}

function premiumNote({ premiumGranted }: JobBody, takesPayments: boolean): string {
  if (premiumGranted) return t('Premium is granted for this listing.');
  return takesPayments
    ? t('The employer requests premium for this listing and has not paid for it yet.')
    : t('The employer requests premium for this listing.');
}
