import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { lazily } from '@/light/blocks/lazily.tsx';
import type { JobBody } from '@/api/generated/types.gen';
import { ErrorAlert } from '@/components/states/error-alert.tsx';
import { t } from '@/lib/language/t.ts';
import { listingReviewQuery } from '../review-queries.ts';
import { useSite } from '@/lib/page/site.ts';
import { canBeApproved, canBeRejected, canRefusePremium } from './allowed-decisions.ts';
import type { Decision } from './use-decision.ts';

const RestrictionForm = lazily(() => import('@/components/forms/restriction-form.tsx'), 'RestrictionForm');

const PremiumRefusalForm = lazily(() => import('./premium-refusal-form.tsx'), 'PremiumRefusalForm');

type Asked = 'rejection' | 'refusal' | 'shutdown';

/** The explanation of a suspension is not too short. In characters. */
const MIN_SUSPENSION = 10;

interface DecisionActionsProps {
  job: JobBody;
  decision: Decision;
  onDecided: () => void;
  /** After everything of the employer was rejected. */
  onShutDown: () => void;
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
  job: { id, employerId, version, isApproved },
  decision: { reject, refuse, shutDown, isPending, isStale },
  onDecided,
  onShutDown,
  asked,
  onCancel,
}: DecisionActionsProps & { asked: Asked; onCancel: () => void }) {
  const shared = { isPending: isPending || isStale, onCancel };
  if (asked === 'shutdown') {
    return (
      <RestrictionForm
        {...shared}
        isPending={isPending}
        min={MIN_SUSPENSION}
        action={t('Suspend and Reject All')}
        onSubmit={(why) => shutDown.mutate({ employerId, ...why }, { onSuccess: onShutDown })}
      />
    );
  }
  return asked === 'rejection' ? (
    <RestrictionForm
      {...shared}
      action={reject.isPending ? t('Rejecting…') : t('Reject Listing')}
      onSubmit={(why) => reject.mutate({ id, version, ...why }, { onSuccess: onDecided })}
    />
  ) : (
    <PremiumRefusalForm
      {...shared}
      action={isApproved ? t('Refuse premium') : t('Approve without premium')}
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
  const { data: review } = useQuery(listingReviewQuery(id, version));
  const isWarned = review === undefined || review.hints.length > 0;
  return (
    <>
      {canBeApproved(job, takesPayments) ? (
        <Button
          type={isWarned ? 'default' : 'primary'}
          aria-keyshortcuts="A"
          data-warned={isWarned || undefined}
          disabled={isPending || isStale}
          onClick={() => approve.mutate({ id, version }, { onSuccess: onDecided })}
        >
          {approve.isPending
            ? t('Approving…')
            : job.premiumRequested && job.isApproved
              ? t('Approve premium')
              : t('Approve')}
        </Button>
      ) : null}
      {canRefusePremium(job) ? (
        <Button disabled={isPending || isStale} onClick={() => onAsk('refusal')}>
          {job.isApproved ? t('Refuse premium…') : t('Approve without premium…')}
        </Button>
      ) : null}
      {canBeRejected(job) ? (
        <Button
          type={isWarned ? 'primary' : 'default'}
          aria-keyshortcuts="R"
          disabled={isPending || isStale}
          onClick={() => onAsk('rejection')}
        >
          {t('Reject…')}
        </Button>
      ) : null}
      {job.isPublic || job.isArchived || job.isRejected ? null : (
        <Button danger disabled={isPending} onClick={() => onAsk('shutdown')}>
          {t('Suspend and Reject All…')}
        </Button>
      )}
      <Button
        disabled={isPending}
        onClick={() => archive.mutate({ id, archive: !job.isArchived }, { onSuccess: onDecided })}
      >
        {job.isArchived ? t('Unarchive') : t('Archive')}
      </Button>
    </>
  );
}
