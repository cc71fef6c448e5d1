import { useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazily } from '@/light/blocks/lazily.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { LoadFailure } from '@/components/states/load-failure.tsx';
import { PagedList } from '@/components/lists/paged-list.tsx';
import { t } from '@/lib/language/t.ts';
import { pressQueueKey } from '../queue-keys.ts';
import { pendingHintsQuery, pendingJobsQuery } from '../review-queries.ts';
import { ChangedTogether } from './changed-together.tsx';
import { byRisk, grouped, type Grouping } from './grouped-jobs.ts';
import { PendingGroups } from './pending-groups.tsx';
import { PendingToolbar, type BulkDecision } from './pending-toolbar.tsx';

const JobReview = lazily(() => import('../job-review.tsx'), 'JobReview');
const BulkApproval = lazily(() => import('./bulk-approval.tsx'), 'BulkApproval');
const BulkRestriction = lazily(() => import('./bulk-restriction.tsx'), 'BulkRestriction');

/** Listings and premium requests awaiting approval, the riskiest first, for decisions about one or many of them. */
export function PendingJobs() {
  const pending = useInfiniteQuery(pendingJobsQuery);
  const hinted = useQuery(pendingHintsQuery);
  const [selected, setSelected] = useState<readonly number[]>([]);
  const [grouping, setGrouping] = useState<Grouping>('none');
  const [reviewed, setReviewed] = useState<number>();
  const [deciding, setDeciding] = useState<BulkDecision>();

  const jobs = byRisk(pending.data?.pages.flatMap(({ items }) => items) ?? [], hinted.data ?? []);
  const groups = grouped(jobs, grouping);
  const queue = groups.flatMap((group) => group.jobs);
  const close = (isDone: boolean) => {
    setDeciding(undefined);
    if (isDone) setSelected([]);
  };
  return (
    // Keys work while the focus is on something in the queue, or in the review that it opens.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only hears keys pressed in its children
    <div onKeyDown={pressQueueKey}>
      <HintsFailure hinted={hinted} />
      <PagedList
        list={pending}
        what={t('listings')}
        failureTitle={t('We couldn’t load the listings')}
        empty={
          <EmptyState
            text={t('No listings await approval')}
            hint={t('New and edited listings and premium requests appear here.')}
          />
        }
      >
        {(items) =>
          items ? (
            <>
              <ChangedTogether
                jobs={jobs}
                onReview={(together) => setDeciding({ outcome: 'approved', jobs: together })}
              />
              <PendingToolbar
                jobs={queue.filter(({ id }) => selected.includes(id))}
                grouping={grouping}
                onGroup={setGrouping}
                onDecide={setDeciding}
              />
              <PendingGroups groups={groups} selected={selected} onSelect={setSelected} onReview={setReviewed} />
            </>
          ) : null
        }
      </PagedList>
      <Suspense>
        {reviewed === undefined ? null : (
          <JobReview id={reviewed} queue={queue} onReview={setReviewed} onClosed={() => setReviewed(undefined)} />
        )}
        {deciding?.outcome === 'approved' ? <BulkApproval jobs={deciding.jobs} onClose={close} /> : null}
        {deciding && deciding.outcome !== 'approved' ? (
          <BulkRestriction jobs={deciding.jobs} outcome={deciding.outcome} onClose={close} />
        ) : null}
      </Suspense>
    </div>
  );
}

function HintsFailure({ hinted }: { hinted: UseQueryResult }) {
  if (!hinted.isError) return null;
  return (
    <LoadFailure
      title={t('We couldn’t load the hints, so look closely before you approve')}
      error={hinted.error}
      onRetry={() => void hinted.refetch()}
    />
  );
}
