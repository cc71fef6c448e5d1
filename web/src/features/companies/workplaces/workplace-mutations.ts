import { useQueryClient } from '@tanstack/react-query';
import { workplacesEdit, workplacesOpen, workplacesRemove } from '@/api/generated/calls/companies.gen';
import type { WorkplaceBody, WorkplaceRequest } from '@/api/generated/types.gen';
import { LocalError } from '@/api/api-error.ts';
import { uploadFile } from '@/api/upload.ts';
import { t } from '@/lib/language/t.ts';
import { queryScopes } from '@/lib/query/query-scopes.ts';
import { LOGO_RULES, rejectionOf } from '@/lib/rules/upload-rules.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { workplacesQuery } from '@/lib/workplaces/workplaces-query.ts';

/** Hotels, and the listings that have their name. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: workplacesQuery.queryKey }),
      queryClient.invalidateQueries({ queryKey: queryScopes.jobs }),
    ]);
}

/** Adds a hotel, or changes one. */
export function useSaveWorkplace(workplace: WorkplaceBody | undefined) {
  return useSingleMutation({
    mutationFn: (body: WorkplaceRequest) =>
      workplace === undefined
        ? workplacesOpen({ body })
        : workplacesEdit({ path: { id: workplace.id }, body, headers: { 'If-Match': `"${workplace.version}"` } }),
    onSuccess: useRefresh(),
    meta: {
      success: ({ awaitsReview }: WorkplaceBody) => ({
        title: t('Saved'),
        description: awaitsReview ? t('Everyone sees the change once our team has approved it.') : undefined,
      }),
    },
  });
}

/** Removes a hotel. */
export function useRemoveWorkplace() {
  return useSingleMutation({
    mutationFn: (id: number) => workplacesRemove({ path: { id } }),
    onSettled: useRefresh(),
    meta: { success: { title: t('Removed') }, failure: t('Failed to remove the hotel') },
  });
}

/** Uploads the logo of a hotel. */
export function useUploadWorkplaceLogo() {
  return useSingleMutation({
    mutationFn: async ({ id, file }: { id: number; file: File }) => {
      const rejection = rejectionOf(LOGO_RULES, file);
      if (rejection !== undefined) throw new LocalError(rejection);
      await uploadFile({
        path: `/api/company/workplaces/${id}/logo`,
        field: 'logo',
        file,
        onProgress: () => undefined,
      });
    },
    onSettled: useRefresh(),
    meta: { success: { title: t('Logo uploaded') }, failure: t('Failed to upload the logo') },
  });
}
