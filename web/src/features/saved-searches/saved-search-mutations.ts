import { useQueryClient } from '@tanstack/react-query';
import {
  savedSearchesChange,
  savedSearchesRemove,
  savedSearchesReschedule,
} from '@/api/generated/calls/saved-searches.gen';
import type { AlertScheduleBody, SavedSearchBody, SavedSearchRequest } from '@/api/generated/types.gen';
import { refresh } from '@/lib/query/refresh.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { t } from '@/lib/language/t.ts';
import { savedSearchKeys } from './saved-search-queries.ts';

/** Changes the version of a search that was read. */
export function useChangeSearch({ id, version, name, search, frequency }: SavedSearchBody) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (changes: Partial<SavedSearchRequest>) =>
      savedSearchesChange({
        path: { id },
        headers: { 'If-Match': `"${version}"` },
        body: { name, search, frequency, ...changes },
      }),
    // Also after a failure, because it may have changed in another tab.
    onSettled: () => refresh(queryClient, savedSearchKeys.all),
    meta: { success: { title: t('Saved search updated') }, failure: t('Failed to update saved search') },
  });
}

/** Deletes a saved search. */
export function useDeleteSearch() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (id: number) => savedSearchesRemove({ path: { id } }),
    onSuccess: () => refresh(queryClient, savedSearchKeys.all),
    meta: {
      success: { title: t('Saved search deleted'), tone: 'neutral' },
      failure: t('Failed to delete saved search'),
    },
  });
}

/** Sets when daily and weekly alerts are sent. */
export function useSetSchedule() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (schedule: AlertScheduleBody) => savedSearchesReschedule({ body: schedule }),
    onSuccess: () => refresh(queryClient, savedSearchKeys.all),
    meta: { success: { title: t('Alert time saved') }, failure: t('Failed to save alert time') },
  });
}
