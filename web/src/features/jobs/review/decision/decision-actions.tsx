import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { lazily } from '@/public/blocks/lazily.tsx';
import type { JobBody } from '@/api/generated/types.gen';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { useSite } from '@/lib/page/site.ts';
import { canBeApproved, canRefusePremium } from './allowed-decisions.ts';
import type { Decision } from './use-decision.ts';

const RestrictionForm = lazily(() => import('@/components/forms/restriction-form.tsx'), 'RestrictionForm');

const PremiumRefusalForm = lazily(() => import('./premium-refusal-form.tsx'), 'PremiumRefusalForm');

type Asked = 'rejection' | 'refusal';

interface DecisionActionsProps {
  job: JobBody;
  decision: Decision;
  onDecided: () => void;
}

/** The buttons of the decisions, or the form of the one that needs an explanation. */
export function DecisionActions(props: DecisionActionsProps) {
  const [asked, setAsked] = useState<Asked>();
  const { failure } = props.decision;
  return (
    <>
      {/* Shown in the footer, because the toast covers the top of the drawer. */}
      {failure ? (
        <div style={{ flex: '1 0 100%' }}>
          <ErrorAlert error={failure} />
        </div>
      ) : null}
      {asked === undefined ? (
        <DecisionButtons {...props} onAsk={setAsked} />
      ) : (
        <Suspense>
          <ExplanationForm {...props} asked={asked} onCancel={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function ExplanationForm({
  job: { id, version, isApproved },
  decision: { reject, refuse, isPending, isStale },
  onDecided,
  asked,
  onCancel,
}: DecisionActionsProps & { asked: Asked; onCancel: () => void }) {
  const shared = { isPending: isPending || isStale, onCancel };
  return asked === 'rejection' ? (
    <RestrictionForm
      {...shared}
      action={reject.isPending ? 'Rejecting…' : 'Reject Listing'}
      onSubmit={(why) => reject.mutate({ id, version, ...why }, { onSuccess: onDecided })}
    />
  ) : (
    <PremiumRefusalForm
      {...shared}
      action={isApproved ? 'Refuse premium' : 'Approve without premium'}
      onSubmit={({ text }) => refuse.mutate({ id, version, text }, { onSuccess: onDecided })}
    />
  );
}

function DecisionButtons({
  job,
  decision: { approve, archive, isPending, isStale },
  onDecided,
  onAsk,
}: DecisionActionsProps & { onAsk: (asked: Asked) => void }) {
  const { takesPayments } = useSite();
  const { id, version } = job;
  return (
    <>
      {canBeApproved(job, takesPayments) ? (
        <Button
          type="primary"
          disabled={isPending || isStale}
          onClick={() => approve.mutate({ id, version }, { onSuccess: onDecided })}
        >
          {approve.isPending ? 'Approving…' : job.premiumRequested ? 'Approve premium' : 'Approve'}
        </Button>
      ) : null}
      {canRefusePremium(job) ? (
        <Button disabled={isPending || isStale} onClick={() => onAsk('refusal')}>
          {job.isApproved ? 'Refuse premium…' : 'Approve without premium…'}
        </Button>
      ) : null}
      {job.isArchived || job.isRejected ? null : (
        <Button disabled={isPending || isStale} onClick={() => onAsk('rejection')}>
          Reject…
        </Button>
      )}
      <Button
        disabled={isPending}
        onClick={() => archive.mutate({ id, archive: !job.isArchived }, { onSuccess: onDecided })}
      >
        {job.isArchived ? 'Unarchive' : 'Archive'}
      </Button>
    </>
  );
}
