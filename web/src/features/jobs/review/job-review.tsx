import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@/api/api-error.ts';
import type { JobBody } from '@/api/generated/types.gen';
import { Button } from '@/public/button.tsx';
import { Dialog } from '@/public/dialog.tsx';
import { LoadFailure } from '@/components/load-failure.tsx';
import { Notice } from '@/public/notice.tsx';
import { Skeleton } from '@/public/skeleton.tsx';
import { jobQuery } from '@/features/jobs/job-queries.ts';
import { useApproveJob, useArchiveJob } from '@/features/jobs/job-standing-mutations.ts';
import { JobFacts } from '@/features/jobs/page/job-facts.tsx';
import { ReviewedCompany } from './reviewed-company.tsx';

/** A whole listing to read before it is approved or archived. */
export function JobReview({ id, onClose }: { id: number; onClose: () => void }) {
  // Each review loads the current version, so an admin approves what they read.
  const { data: job, error, refetch } = useQuery({ ...jobQuery(id), refetchOnMount: 'always' });
  const approve = useApproveJob();
  const archive = useArchiveJob('Failed to update job archive status');
  const stale = approve.error instanceof ApiError && approve.error.status === 412;

  const readAnew = () => {
    approve.reset();
    void refetch();
  };

  if (!job) {
    return (
      <Dialog title="Review listing" onClose={onClose}>
        {error ? (
          <LoadFailure title="Error loading job details" error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton />
        )}
      </Dialog>
    );
  }
  const pending = approve.isPending || archive.isPending;
  return (
    <Dialog
      title={job.title}
      onClose={onClose}
      actions={
        <>
          {canBeApproved(job) ? (
            <Button
              look="accent"
              disabled={pending || stale}
              onClick={() => approve.mutate({ id, version: job.version }, { onSuccess: onClose })}
            >
              {approve.isPending ? 'Approving…' : job.premiumRequested ? 'Approve premium' : 'Approve'}
            </Button>
          ) : null}
          <Button
            look="outline"
            disabled={pending}
            onClick={() => archive.mutate({ id, archive: !job.isArchived }, { onSuccess: onClose })}
          >
            {job.isArchived ? 'Unarchive' : 'Archive'}
          </Button>
        </>
      }
    >
      {stale ? (
        <div role="alert">
          <Notice
            tone="warning"
            icon="alert"
            action={
              <Button look="outline" size="small" onClick={readAnew}>
                Show the newest version
              </Button>
            }
          >
            This listing was changed after you opened it. Read the newest version before you approve it.
          </Notice>
        </div>
      ) : null}
      {job.premiumRequested ? <Notice>The employer asks to make this listing premium.</Notice> : null}
      <ReviewedCompany employerId={job.employerId} />
      <JobFacts job={job} />
    </Dialog>
  );
}

function canBeApproved(job: JobBody): boolean {
  return !job.isArchived && (!job.isApproved || job.premiumRequested === true);
}
