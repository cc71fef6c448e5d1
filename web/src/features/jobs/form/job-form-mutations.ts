import { useQueryClient } from '@tanstack/react-query';
import { jobsEdit, jobsPost } from '@/api/generated/calls/jobs.gen';
import type { JobBody, PostJobRequest } from '@/api/generated/types.gen';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { t } from '@/lib/language/t.ts';
import { isOnlyChangePending } from '../job-state.ts';
import { jobKeys } from '../job-queries.ts';
import { refreshJobs } from '../refresh-jobs.ts';

/** Posts a listing, then reloads everything about listings. */
export function usePostJob() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (form: PostJobRequest) => jobsPost({ body: form }),
    meta: {
      success: {
        title: t('Job posted successfully'),
        description: t('Your job posting is now pending approval by our team.'),
      },
      failure: t('Failed to post job'),
    },
    onSuccess: () => void refreshJobs(queryClient),
  });
}

/** Edits the version of a listing that was read, then reloads everything about listings. */
export function useEditJob(job: JobBody, takesPayments = false) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (form: PostJobRequest) =>
      jobsEdit({ path: { id: job.id }, headers: { 'If-Match': `"${job.version}"` }, body: form }),
    meta: {
      success: (changed: JobBody) => ({
        title: t('Job updated successfully'),
        description: updateNote(job, changed, takesPayments),
      }),
      failure: t('Failed to update job'),
    },
    onSuccess: (changed) => {
      queryClient.setQueryData(jobKeys.detail(job.id), changed);
      void refreshJobs(queryClient);
    },
  });
}

function updateNote(before: JobBody, after: JobBody, takesPayments: boolean): string {
  if (isOnlyChangePending(after)) {
    return t('Your changes are saved and pending approval by our team. Until then, the approved version stays public.');
  }
  if (!after.isApproved && !before.isApproved) {
    return t('Your changes are saved. The listing is still pending approval by our team.');
  }
  if (after.premiumRequested) {
    return takesPayments
      ? t('Your changes are live. Premium awaits your payment.')
      : t('Your changes are live. Premium awaits approval by our team.');
  }
  return after.isApproved
    ? t('Your changes are live.')
    : t('Your changes are saved. The listing needs approval by our team before it appears again.');
}
