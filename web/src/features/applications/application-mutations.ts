import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/api-error.ts';
import { applicationsSubmit } from '@/api/generated/sdk.gen';
import type { SubmitApplicationRequest } from '@/api/generated/types.gen';
import { toasts, type ToastContent } from '@/lib/toasts.ts';
import { useSingleMutation } from '@/lib/use-single-mutation.ts';
import { applicationKeys } from './application-queries.ts';

const CONFLICT = 409;

/** For a failure that has no words of its own. */
const COULD_NOT_APPLY = 'Could not apply for job. Please try again.';

/** Sends an application; the lists of applications are read anew before it counts as done. */
function useSubmitApplication(success: ToastContent, failure: ToastContent) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: applicationKeys.all });
  return useSingleMutation({
    mutationFn: (application: SubmitApplicationRequest) => applicationsSubmit({ body: application }),
    onSuccess: () => {
      toasts.show({ ...success, tone: 'success' });
      return refresh();
    },
    onError: (error) => {
      toasts.show({ ...failure, description: error.message || failure.description, tone: 'destructive' });
      // The listing was applied to elsewhere: find out, so that the button stops offering it.
      if (error instanceof ApiError && error.status === CONFLICT) return refresh();
    },
  });
}

/** Applies from a card of a list, with the resume of the profile. */
export function useApplyFromCard() {
  return useSubmitApplication(
    { title: 'Application submitted', description: 'Your application has been submitted successfully.' },
    { title: 'Application failed', description: COULD_NOT_APPLY },
  );
}

/** Applies from the page of a listing. */
export function useApplyFromPage() {
  return useSubmitApplication(
    { title: 'Application Submitted', description: 'Your application has been submitted successfully!' },
    { title: 'Application Failed', description: COULD_NOT_APPLY },
  );
}
