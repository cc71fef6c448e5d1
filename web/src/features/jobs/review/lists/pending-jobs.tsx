import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { Suspense, useState } from 'react';
import { lazily } from '@/public/blocks/lazily.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { PagedList } from '@/components/lists/paged-list.tsx';
import { pendingJobsQuery } from '@/features/jobs/review/review-queries.ts';
import { JobTable, type Job } from './job-table.tsx';

const BulkApproval = lazily(() => import('./bulk-approval.tsx'), 'BulkApproval');

const LABEL = 'Listings awaiting approval';

/** Maximum number of listings that the server approves at once. */
const MAX_SELECTED = 50;

/**
 * Listings and premium requests awaiting approval, oldest first. Resubmissions by verified employers can be approved in
 * bulk.
 */
export function PendingJobs() {
  const pending = useInfiniteQuery(pendingJobsQuery);
  const [selected, setSelected] = useState<readonly number[]>([]);
  const [approving, setApproving] = useState<readonly Job[]>();
  const close = (isDone: boolean) => {
    setApproving(undefined);
    if (isDone) setSelected([]);
  };
  return (
    <>
      <PagedList
        list={pending}
        what="listings"
        failureTitle="We couldn’t load the listings"
        empty={
          <EmptyState
            text="No listings await approval"
            hint="New and edited listings and premium requests appear here."
          />
        }
      >
        {(jobs) => {
          const chosen = jobs?.filter((job) => selected.includes(job.id)).slice(0, MAX_SELECTED) ?? [];
          if (!jobs?.some(canBeBulkApproved)) return <JobTable label={LABEL} jobs={jobs} />;
          return (
            <>
              <Flex wrap align="center" gap="small" style={{ marginBottom: '0.75rem' }}>
                <Button disabled={chosen.length === 0} onClick={() => setApproving(chosen)}>
                  Approve Selected ({chosen.length})…
                </Button>
                <span>You can select listings resubmitted by verified employers.</span>
              </Flex>
              <JobTable
                label={LABEL}
                jobs={jobs}
                selection={{
                  selected,
                  onSelect: setSelected,
                  label: (job) => `Select ${job.title}`,
                  isDisabled: (job) => !canBeBulkApproved(job),
                }}
              />
            </>
          );
        }}
      </PagedList>
      <Suspense>{approving ? <BulkApproval jobs={approving} onClose={close} /> : null}</Suspense>
    </>
  );
}

function canBeBulkApproved({ isTrusted, wasApproved = false }: Job): boolean {
  return isTrusted && wasApproved;
}
