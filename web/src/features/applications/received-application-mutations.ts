import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  receivedApplicationsSee,
  receivedApplicationsSetNotes,
  receivedApplicationsSetStatus,
} from '@/api/generated/sdk.gen';
import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import { statusLabel, type ApplicationStatus } from '@/lib/rules/application-status.ts';
import { applicationKeys } from './application-queries.ts';

/** Shows the changed application at once, and reloads the lists. */
function refresh(queryClient: QueryClient, application: ReceivedApplicationBody): void {
  queryClient.setQueryData(applicationKeys.detail(application.id), application);
  void queryClient.invalidateQueries({ queryKey: applicationKeys.all });
}

/** Records that the employer has opened an application, after which the applicant can no longer change it. */
export function useSee() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => receivedApplicationsSee({ path: { id } }),
    onSuccess: (application) => refresh(queryClient, application),
  });
}

/** Sets the status of an application, unless it has changed since it was read. */
export function useSetStatus({ id, version }: Pick<ReceivedApplicationBody, 'id' | 'version'>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (status: ApplicationStatus) =>
      receivedApplicationsSetStatus({ path: { id }, headers: { 'If-Match': `"${version}"` }, body: { status } }),
    meta: {
      success: ({ user, status }: ReceivedApplicationBody) => ({
        title: 'Status updated',
        description: `${user.fullName}: ${statusLabel(status)}`,
      }),
      failure: 'Update failed',
    },
    onSuccess: (application) => refresh(queryClient, application),
    // Someone else was faster, or the applicant has withdrawn: show what stands.
    onError: () => queryClient.invalidateQueries({ queryKey: applicationKeys.all }),
  });
}

/** Saves the employer's notes on an application. */
export function useSaveNotes(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (notes: string) => receivedApplicationsSetNotes({ path: { id }, body: { notes: notes || null } }),
    meta: { success: { title: 'Notes saved' }, failure: 'Update failed' },
    onSuccess: (application) => refresh(queryClient, application),
  });
}
