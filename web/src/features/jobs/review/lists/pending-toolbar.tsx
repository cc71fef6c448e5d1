import { Button, Flex, Segmented } from 'antd';
import { optionsOf } from '@/lib/rules/job-options.ts';
import { t } from '@/lib/language/t.ts';
import { GROUPINGS, type Grouping, type PendingJob } from './grouped-jobs.ts';

/** Maximum numbers of listings that the server takes at once. */
const MAX_APPROVED = 50;
const MAX_RESTRICTED = 100;

export interface BulkDecision {
  outcome: 'approved' | 'rejected' | 'archived';
  jobs: readonly PendingJob[];
}

interface PendingToolbarProps {
  /** The selected listings. */
  jobs: readonly PendingJob[];
  grouping: Grouping;
  onGroup: (grouping: Grouping) => void;
  onDecide: (decision: BulkDecision) => void;
}

/** Decisions about the selected listings, and how the queue is divided. */
export function PendingToolbar({ jobs, grouping, onGroup, onDecide }: PendingToolbarProps) {
  const approvable = jobs.filter(canBeBulkApproved);
  const decide = (outcome: BulkDecision['outcome'], chosen: readonly PendingJob[], max: number) =>
    onDecide({ outcome, jobs: chosen.slice(0, max) });
  return (
    <Flex wrap align="center" gap="small" style={{ marginBottom: '0.75rem' }}>
      <Segmented<Grouping> aria-label={t('Order')} options={optionsOf(GROUPINGS)} value={grouping} onChange={onGroup} />
      <Button disabled={jobs.length === 0} onClick={() => decide('rejected', jobs, MAX_RESTRICTED)}>
        {t('Reject Selected ({count})…', { count: jobs.length })}
      </Button>
      <Button disabled={jobs.length === 0} onClick={() => decide('archived', jobs, MAX_RESTRICTED)}>
        {t('Archive Selected ({count})…', { count: jobs.length })}
      </Button>
      <Button
        disabled={approvable.length === 0}
        data-tip={t('Only listings resubmitted by verified employers can be approved together.')}
        onClick={() => decide('approved', approvable, MAX_APPROVED)}
      >
        {t('Approve Selected ({count})…', { count: approvable.length })}
      </Button>
    </Flex>
  );
}

function canBeBulkApproved({ isTrusted, wasApproved = false }: PendingJob): boolean {
  return isTrusted && wasApproved;
}
