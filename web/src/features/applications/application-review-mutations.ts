import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { messageOf } from '@/api/api-error.ts';
import { receivedApplicationsSetNotes, receivedApplicationsSetStatus } from '@/api/generated/sdk.gen';
import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import { statusLabel, type ApplicationStatus } from '@/lib/application-status.ts';
import { toasts } from '@/lib/toasts.ts';
import { applicationKeys } from './application-queries.ts';

/** Takes over what the server answered, and reads the lists anew. */
function keep(queryClient: QueryClient, application: ReceivedApplicationBody): Promise<void> {
  queryClient.setQueryData(applicationKeys.detail(application.id), application);
  return queryClient.invalidateQueries({ queryKey: applicationKeys.all });
}

function toastFailure(error: unknown): void {
  toasts.show({ title: 'Update failed', description: messageOf(error), tone: 'destructive' });
}

/** Sets where an application stands; all that is known about applications is read anew. */
export function useSetStatus(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (status: ApplicationStatus) => receivedApplicationsSetStatus({ path: { id }, body: { status } }),
    onSuccess: (application) => {
      toasts.show({
        title: 'Status updated',
        description: `${application.user.fullName}: ${statusLabel(application.status)}`,
        tone: 'success',
      });
      void keep(queryClient, application);
    },
    onError: toastFailure,
  });
}

/** Keeps the employer's notes on an application; all that is known about applications is read anew. */
export function useTakeNotes(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (notes: string) => receivedApplicationsSetNotes({ path: { id }, body: { notes: notes || null } }),
    onSuccess: (application) => {
      toasts.show({ title: 'Notes saved', tone: 'success' });
      void keep(queryClient, application);
    },
    onError: toastFailure,
  });
}
