import { useQueryClient } from '@tanstack/react-query';
import { jobsApprove, jobsArchive, jobsReject, jobsRenew, jobsWithoutPremium } from '@/api/generated/calls/jobs.gen';
import { approveJobsApprove, proposedTextsDiscard } from '@/api/generated/calls/listings.gen';
import type { ApprovedJobsBody, JobBody, RestrictionReason } from '@/api/generated/types.gen';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { formatUtcDay } from '@/lib/format/format-date.ts';
import { t } from '@/lib/language/t.ts';
import { refreshJobs } from './refresh-jobs.ts';

/** Approves the version of a listing that was read, then reloads everything about listings. Nobody waits for that. */
export function useApproveJob() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ id, version }: { id: number; version: number }) =>
      jobsApprove({ path: { id }, headers: { 'If-Match': `"${version}"` } }),
    onSuccess: () => void refreshJobs(queryClient),
    meta: {
      success: ({ title }: JobBody) => ({
        title: t('Job approved'),
        description: t('“{title}” is now live.', { title }),
      }),
      failure: t('Failed to approve job'),
    },
  });
}

/** Approves the versions of listings that were read, then reloads everything about listings. */
export function useApproveJobs() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (listings: { id: number; version: number }[]) => approveJobsApprove({ body: { listings } }),
    onSettled: () => refreshJobs(queryClient),
    meta: {
      success: ({ approved }: ApprovedJobsBody) => ({
        title: t('{count, plural, one {# job approved} other {# jobs approved}}', { count: approved.length }),
      }),
    },
  });
}

/** Sends the version of a listing that was read back to its employer, then reloads everything about listings. */
export function useRejectJob() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ id, version, ...body }: { id: number; version: number; reason: RestrictionReason; text: string }) =>
      jobsReject({ path: { id }, headers: { 'If-Match': `"${version}"` }, body }),
    onSuccess: () => void refreshJobs(queryClient),
    meta: {
      success: ({ title }: JobBody) => ({
        title: t('Job rejected'),
        description: t('“{title}” was sent back, and the employer will see why.', { title }),
      }),
      failure: t('Failed to reject job'),
    },
  });
}

/** Publishes the version of a listing that was read without premium, then reloads everything about listings. */
export function useRefusePremium() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ id, version, text }: { id: number; version: number; text: string }) =>
      jobsWithoutPremium({ path: { id }, headers: { 'If-Match': `"${version}"` }, body: { text } }),
    onSuccess: () => void refreshJobs(queryClient),
    meta: {
      success: ({ title }: JobBody) => ({
        title: t('Premium refused'),
        description: t('“{title}” is now live, without premium. The employer will see why.', { title }),
      }),
      failure: t('Failed to refuse premium'),
    },
  });
}

/** Archives or unarchives a listing, then reloads everything about listings. */
export function useArchiveJob(failure: string) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ id, archive }: { id: number; archive: boolean }) => jobsArchive({ path: { id }, body: { archive } }),
    onSuccess: () => refreshJobs(queryClient),
    meta: {
      success: ({ title, isArchived }: JobBody) =>
        isArchived
          ? {
              title: t('Job archived'),
              description: t('“{title}” will be deleted automatically after 60 days.', { title }),
            }
          : { title: t('Job unarchived'), description: t('“{title}” is back among the listings.', { title }) },
      failure,
    },
  });
}

/** Drops the change of a listing that was read, so that only its approved version remains. */
export function useDiscardChange() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ id, version }: Pick<JobBody, 'id' | 'version'>) =>
      proposedTextsDiscard({ path: { id }, headers: { 'If-Match': `"${version}"` } }),
    onSuccess: () => refreshJobs(queryClient),
    meta: { success: { title: t('Change discarded') }, failure: t('Failed to update job') },
  });
}

/** Renews the version of a listing that was read, then reloads everything about listings. */
export function useRenewJob() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ id, version }: { id: number; version: number }) =>
      jobsRenew({ path: { id }, headers: { 'If-Match': `"${version}"` } }),
    // Also after a failure, because the listing may have changed.
    onSettled: () => refreshJobs(queryClient),
    meta: {
      success: ({ title, deadline }: JobBody) => ({
        title: t('Job renewed'),
        description: deadline
          ? t('“{title}” stays open until {deadline}.', { title, deadline: formatUtcDay(deadline) })
          : t('“{title}” stays open until further notice.', { title }),
      }),
      failure: t('Failed to renew job'),
    },
  });
}
