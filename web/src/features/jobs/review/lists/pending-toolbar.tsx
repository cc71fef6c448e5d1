import { Button, Flex, Segmented } from 'antd';
import { optionsOf } from '@/lib/rules/job-options.ts';
import { t } from '@/lib/language/t.ts';
import { GROUPINGS, type Grouping, type PendingJob } from './grouped-jobs.ts';

/** Maximum number of listings that the server takes at once. */
const MAX_DECIDED = 100;

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
export function PendingToolbar({ jobs: selected, grouping, onGroup, onDecide }: PendingToolbarProps) {
  const jobs = selected.slice(0, MAX_DECIDED);
  const approvable = selected.filter(canBeBulkApproved).slice(0, MAX_DECIDED);
  return (
    <Flex wrap align="center" gap="small" style={{ marginBottom: '0.75rem' }}>
      <Segmented<Grouping> aria-label={t('Order')} options={optionsOf(GROUPINGS)} value={grouping} onChange={onGroup} />
      <Button disabled={jobs.length === 0} onClick={() => onDecide({ outcome: 'rejected', jobs })}>
        {t('Reject Selected ({count})…', { count: jobs.length })}
      </Button>
      <Button disabled={jobs.length === 0} onClick={() => onDecide({ outcome: 'archived', jobs })}>
        {t('Archive Selected ({count})…', { count: jobs.length })}
      </Button>
      <Button
        disabled={approvable.length === 0}
        data-tip={t('Only listings resubmitted by verified employers, or changed together, can be approved together.')}
        onClick={() => onDecide({ outcome: 'approved', jobs: approvable })}
      >
        {t('Approve Selected ({count})…', { count: approvable.length })}
      </Button>
    </Flex>
  );
}

function canBeBulkApproved({ isTrusted, wasApproved = false, changedTogether = null }: PendingJob): boolean {
  return wasApproved && (isTrusted || changedTogether !== null);
}
