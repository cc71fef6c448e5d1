import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  messageTemplatesAdd,
  messageTemplatesChange,
  messageTemplatesOwn,
  messageTemplatesRemove,
} from '@/api/generated/calls/hiring.gen';
import type { MessageTemplateRequest } from '@/api/generated/types.gen';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { t } from '@/lib/language/t.ts';

const KEY = ['message-templates'] as const;

/** The employer's templates, by name. */
export const messageTemplatesQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }) => messageTemplatesOwn({ signal }),
});

/** Adds a template, or changes the one with the id. */
export function useSaveTemplate() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ id, ...body }: MessageTemplateRequest & { id: number | undefined }) =>
      id === undefined ? messageTemplatesAdd({ body }) : messageTemplatesChange({ path: { id }, body }),
    meta: { success: { title: t('Template saved') }, failure: t('Failed to save the template') },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}

/** Deletes a template, but not the messages made from it. */
export function useDeleteTemplate() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (id: number) => messageTemplatesRemove({ path: { id } }),
    meta: { success: { title: t('Template deleted') }, failure: t('Failed to delete the template') },
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}
