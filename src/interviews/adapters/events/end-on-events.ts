import { ApplicationProgressed } from '#applications';
import { AccountDeleted } from '#identity';
import { JobArchived } from '#jobs';
import { on } from '#platform/subscriptions.js';
import { EndInterviews } from '../../application/end-interviews.js';

/** Cancels interviews when their application, listing or account ends, in the same transaction. */
export const END_ON_EVENTS = [
  on(ApplicationProgressed, [EndInterviews], async ({ applicationId, step, status }, endInterviews) => {
    if (step === 'withdrawn') await endInterviews.execute({ applicationId }, 'applicant');
    if (status === 'rejected') await endInterviews.execute({ applicationId }, 'employer');
  }),
  on(JobArchived, [EndInterviews], ({ jobId }, endInterviews) => endInterviews.execute({ jobId }, 'employer')),
  on(AccountDeleted, [EndInterviews], ({ userId }, endInterviews) => endInterviews.execute({ userId })),
];
