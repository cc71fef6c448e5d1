import { Trans } from '@/lib/language/trans.tsx';
import { Link } from '@tanstack/react-router';
import { Alert, Flex } from 'antd';
import type { JobBody } from '@/api/generated/types.gen';
import { Said } from '@/lib/language/said.tsx';
import { t } from '@/lib/language/t.ts';
import { ARCHIVED_BY_ADMIN, isOnlyChangePending } from '../../job-state.ts';
import { formatDate } from '@/lib/format/format-date.ts';

const REJECTED = {
  listing: t('We did not approve this listing, so job seekers cannot see it.'),
  change: t('We did not approve your change. Job seekers still see the version that we approved before.'),
} as const;

/** An admin's decision against a listing: the measure, the reason, that it was not automated, and how to object. */
export function DecisionNote({ job }: { job: JobBody }) {
  const { decision, isRejected } = job;
  if (decision?.measure === 'premium-refused') return <PremiumRefused text={decision.text} />;
  if (!isRejected && job.archivedBy !== 'admin') return null;
  return (
    <Alert
      type="warning"
      role="note"
      showIcon
      style={{ marginBlock: 'var(--space-1)' }}
      title={isRejected ? REJECTED[isOnlyChangePending(job) ? 'change' : 'listing'] : t(ARCHIVED_BY_ADMIN)}
      description={
        <Flex vertical gap="small">
          {decision?.sentence || decision?.text ? (
            <p style={{ overflowWrap: 'anywhere' }}>
              <strong>{t('Reason:')}</strong> <Said text={decision.sentence ?? ''} /> <bdi>{decision.text}</bdi>
            </p>
          ) : null}
          {isRejected ? <p>{t('Once you change and save the listing, we will review it again.')}</p> : null}
          <p>
            {decision
              ? t('A person made this decision on {date}; it was not automated.', {
                  date: formatDate(decision.decidedAt),
                })
              : t('A person made this decision; it was not automated.')}{' '}
            <Trans
              id="If you think it is wrong, <0>write to us</0> within six months, free of charge, and a person will review it again. You can also turn to a certified out-of-court dispute settlement body or to a court."
              components={{ 0: <Link to="/about/$topic" params={{ topic: 'contact-us' }} /> }}
            />
          </p>
        </Flex>
      }
    />
  );
}

function PremiumRefused({ text }: { text: string | null }) {
  const title = t('We published this listing without premium');
  return (
    <Alert
      type="warning"
      role="note"
      showIcon
      title={title}
      description={t(
        '{text} You will not be charged for it; anything you have already paid is refunded to the original payment method.',
        { text: text ?? '' },
      )}
    />
  );
}
