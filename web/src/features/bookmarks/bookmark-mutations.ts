import { useQueryClient } from '@tanstack/react-query';
import { bookmarksRemove, bookmarksSave } from '@/api/generated/sdk.gen';
import { useSingleMutation } from '@/lib/use-single-mutation.ts';
import { bookmarkKeys } from './bookmark-queries.ts';

/** Reloads the saved jobs before the mutation counts as done. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: bookmarkKeys.all });
}

/** Saves a job. */
export function useSaveJob() {
  return useSingleMutation({
    mutationFn: (jobId: number) => bookmarksSave({ body: { jobId } }),
    onSuccess: useRefresh(),
    meta: {
      success: { title: 'Job bookmarked', description: 'You can find this job in your saved jobs.' },
      failure: 'Failed to bookmark job',
    },
  });
}

/** Removes a bookmark. */
export function useUnsaveJob() {
  return useSingleMutation({
    mutationFn: (bookmarkId: number) => bookmarksRemove({ path: { id: bookmarkId } }),
    onSuccess: useRefresh(),
    meta: {
      success: {
        title: 'Bookmark removed',
        description: 'Job has been removed from your saved jobs.',
        tone: 'neutral',
      },
      failure: 'Failed to remove bookmark',
    },
  });
}
