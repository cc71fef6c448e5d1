import { useQueryClient } from '@tanstack/react-query';
import { jobDraftsDuplicate, jobDraftsRemove } from '@/api/generated/calls/listings.gen';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { t } from '@/lib/language/t.ts';
import { draftsQuery } from './draft-queries.ts';

/** Deletes a draft. */
export function useRemoveDraft() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (id: number) => jobDraftsRemove({ path: { id } }),
    // Also after a failure, because it may already be deleted.
    onSettled: () => queryClient.invalidateQueries(draftsQuery),
    meta: { success: { title: t('Draft deleted') }, failure: t('Failed to delete draft') },
  });
}

/** Creates a draft with the text of a listing. */
export function useDuplicateJob() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (id: number) => jobDraftsDuplicate({ path: { id } }),
    onSuccess: () => void queryClient.invalidateQueries(draftsQuery),
    meta: {
      success: {
        title: t('Job duplicated'),
        description: t('The copy is a draft. Only you can see it until you post it.'),
      },
      failure: t('Failed to duplicate job'),
    },
  });
}
