import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '@/api/api-error.ts';
import { jobsApprove, jobsArchive } from '@/api/generated/sdk.gen';
import { toasts } from '@/lib/toasts.ts';
import { useSingleMutation } from '@/lib/use-single-mutation.ts';
import { refreshJobs } from './refresh-jobs.ts';

function toastFailure(title: string) {
  return (error: unknown) => toasts.show({ title, description: messageOf(error), tone: 'destructive' });
}

/** Approves the version of a listing that was read, then reloads everything about listings. */
export function useApproveJob() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ id, version }: { id: number; version: number }) =>
      jobsApprove({ path: { id }, headers: { 'If-Match': `"${version}"` } }),
    onSuccess: (job) => {
      toasts.show({ title: 'Job approved', description: `“${job.title}” is in the search now.`, tone: 'success' });
      return refreshJobs(queryClient);
    },
    onError: toastFailure('Failed to approve job'),
  });
}

/** Archives or unarchives a listing, then reloads everything about listings. */
export function useArchiveJob(failureTitle: 'Failed to update job' | 'Failed to update job archive status') {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ id, archive }: { id: number; archive: boolean }) => jobsArchive({ path: { id }, body: { archive } }),
    onSuccess: (job) => {
      toasts.show({
        title: job.isArchived ? 'Job archived' : 'Job unarchived',
        description: job.isArchived
          ? `“${job.title}” will be deleted automatically after 60 days.`
          : `“${job.title}” is back among the listings.`,
        tone: 'success',
      });
      return refreshJobs(queryClient);
    },
    onError: toastFailure(failureTitle),
  });
}
