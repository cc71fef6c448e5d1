import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '@/api/api-error.ts';
import { bookmarksRemove, bookmarksSave } from '@/api/generated/sdk.gen';
import { toasts } from '@/lib/toasts.ts';
import { useSingleMutation } from '@/lib/use-single-mutation.ts';
import { bookmarkKeys } from './bookmark-queries.ts';

/** Reads the saved listings anew before the change counts as done. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: bookmarkKeys.all });
}

/** Saves a listing. */
export function useSaveJob() {
  const refresh = useRefresh();
  return useSingleMutation({
    mutationFn: (jobId: number) => bookmarksSave({ body: { jobId } }),
    onSuccess: () => {
      toasts.show({
        title: 'Job bookmarked',
        description: 'You can find this job in your saved jobs.',
        tone: 'success',
      });
      return refresh();
    },
    onError: (error) =>
      toasts.show({ title: 'Failed to bookmark job', description: messageOf(error), tone: 'destructive' }),
  });
}

/** Takes a listing out of the saved ones. */
export function useUnsaveJob() {
  const refresh = useRefresh();
  return useSingleMutation({
    mutationFn: (bookmarkId: number) => bookmarksRemove({ path: { id: bookmarkId } }),
    onSuccess: () => {
      toasts.show({ title: 'Bookmark removed', description: 'Job has been removed from your saved jobs.' });
      return refresh();
    },
    onError: (error) =>
      toasts.show({ title: 'Failed to remove bookmark', description: messageOf(error), tone: 'destructive' }),
  });
}
