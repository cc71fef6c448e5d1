import { mutationOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { bookmarksRemove, bookmarksSave } from '@/api/generated/calls/jobs.gen';
import { refresh } from '@/lib/query/refresh.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { t } from '@/lib/language/t.ts';
import { bookmarkKeys } from './bookmark-queries.ts';

/** Saves a job. */
export const saveJob = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (jobId: number) => bookmarksSave({ body: { jobId } }),
    onSuccess: () => refresh(queryClient, bookmarkKeys.all),
    meta: {
      success: { title: t('Job bookmarked'), description: t('You can find this job in your saved jobs.') },
      failure: t('Failed to bookmark job'),
    },
  });

/** Saves a job. */
export const useSaveJob = () => useSingleMutation(saveJob(useQueryClient()));

/** Removes a bookmark. */
export function useUnsaveJob() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (bookmarkId: number) => bookmarksRemove({ path: { id: bookmarkId } }),
    onSuccess: () => refresh(queryClient, bookmarkKeys.all),
    meta: {
      success: {
        title: t('Bookmark removed'),
        description: t('Job has been removed from your saved jobs.'),
        tone: 'neutral',
      },
      failure: t('Failed to remove bookmark'),
    },
  });
}
