import type { JobBody } from '@/api/generated/types.gen';

/** Whether the listing, or its premium, awaits approval. Premium that is paid online needs no separate approval. */
export function canBeApproved(job: JobBody, takesPayments: boolean): boolean {
  return !job.isArchived && (!job.isApproved || (job.premiumRequested === true && !takesPayments));
}

/** Whether the listing has premium, or its employer requests it. */
export function canRefusePremium(job: JobBody): boolean {
  return !job.isArchived && !job.isRejected && (job.isPremium || job.premiumRequested === true);
}
