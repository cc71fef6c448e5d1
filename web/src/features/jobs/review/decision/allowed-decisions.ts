import type { JobBody } from '@/api/generated/types.gen';

/** Whether the listing, a published change or premium awaits approval. Premium that is paid online needs no separate approval. */
export function canBeApproved(job: JobBody, takesPayments: boolean): boolean {
  const awaitsApproval =
    !job.isApproved || job.isUnchecked === true || (job.premiumRequested === true && !takesPayments);
  return !job.isArchived && awaitsApproval;
}

/** Whether there is a text to reject: a change, or what is public. */
export function canBeRejected(job: JobBody): boolean {
  return !job.isArchived && (!job.isRejected || job.isPublic === true);
}

/** Whether the listing has premium, or its employer requests it. */
export function canRefusePremium(job: JobBody): boolean {
  return (
    !job.isArchived && (!job.isRejected || job.isPublic === true) && (job.isPremium || job.premiumRequested === true)
  );
}
