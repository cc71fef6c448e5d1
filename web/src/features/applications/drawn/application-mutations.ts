import { mutationOptions, useQueryClient, type MutationMeta, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/api-error.ts';
import { applicationsSubmit } from '@/api/generated/calls/applications.gen';
import type { SubmitApplicationRequest } from '@/api/generated/types.gen';
import { refresh } from '@/lib/query/refresh.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { msg, t } from '@/lib/language/t.ts';
import { applicationKeys } from '../application-queries.ts';

const CONFLICT = 409;

/** For errors without a message. */
const COULD_NOT_APPLY = msg('Could not apply for job. Please try again.');

/** The employer hears of the application only once it can no longer be undone. */
const UNDOABLE = { Prefer: 'undoable' };

/** Sends an application and reloads the lists of applications before it counts as done. */
function submitApplication(queryClient: QueryClient, meta: MutationMeta, isUndoable = true) {
  const reload = () => refresh(queryClient, applicationKeys.all);
  return mutationOptions({
    mutationFn: (application: SubmitApplicationRequest) =>
      applicationsSubmit({ body: application, ...(isUndoable && { headers: UNDOABLE }) }),
    onSuccess: reload,
    onError: (error) => {
      // Already applied, such as in another tab: reload, so that the button disappears.
      if (error instanceof ApiError && error.status === CONFLICT) return reload();
    },
    meta,
  });
}

/** Applies from a card, with the resume of the profile. */
const applyFromCard = (queryClient: QueryClient) =>
  submitApplication(queryClient, {
    success: { title: t('Application submitted'), description: t('Your application has been submitted successfully.') },
    failure: { title: t('Application failed'), description: t(COULD_NOT_APPLY) },
  });

/** Applies from a card, with the resume of the profile. */
export const useApplyFromCard = () => useSingleMutation(applyFromCard(useQueryClient()));

/** Applies from the job page at once, or from the review, whose submission is final. */
export function useApplyFromPage(isReviewed: boolean) {
  const meta = {
    success: { title: t('Application Submitted'), description: t('Your application has been submitted successfully!') },
    failure: { title: t('Application Failed'), description: t(COULD_NOT_APPLY) },
  };
  return useSingleMutation(submitApplication(useQueryClient(), meta, !isReviewed));
}
