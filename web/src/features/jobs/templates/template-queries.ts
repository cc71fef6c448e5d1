import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  jobTemplatesAll,
  jobTemplatesOne,
  jobTemplatesRemove,
  jobTemplatesSave,
} from '@/api/generated/calls/listings.gen';
import type { SaveTemplateRequest } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { jobKeys } from '../job-queries.ts';

/** The templates of the company, by name. */
export const jobTemplatesQuery = queryOptions({
  queryKey: [...jobKeys.all, 'templates'],
  queryFn: ({ signal }) => jobTemplatesAll({ signal }),
});

/** Loads a template with all of its fields. */
export function useLoadTemplate() {
  return useSingleMutation({
    mutationFn: (id: number) => jobTemplatesOne({ path: { id } }),
    meta: { failure: t('Failed to load the template') },
  });
}

/** Keeps the form as a template, in place of one of the same name. */
export function useSaveTemplate() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: SaveTemplateRequest) => jobTemplatesSave({ body }),
    onSuccess: () => void queryClient.invalidateQueries(jobTemplatesQuery),
    meta: { success: { title: t('Template saved') } },
  });
}

/** Deletes a template. */
export function useRemoveTemplate() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (id: number) => jobTemplatesRemove({ path: { id } }),
    // Also after a failure, because it may already be deleted.
    onSettled: () => queryClient.invalidateQueries(jobTemplatesQuery),
    meta: { success: { title: t('Template deleted') }, failure: t('Failed to delete the template') },
  });
}
