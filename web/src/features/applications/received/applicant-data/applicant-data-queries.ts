import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { applicantDataErase, applicantDataExport, applicantDataHeld } from '@/api/generated/calls/companies.gen';
import { download } from '@/lib/browser/download.ts';
import { t } from '@/lib/language/t.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { applicationKeys } from '../../application-queries.ts';

/** How much the company holds about an applicant. */
export const applicantDataQuery = (id: number) =>
  queryOptions({
    queryKey: [...applicationKeys.all, 'applicant', id],
    queryFn: ({ signal }) => applicantDataHeld({ path: { id }, signal }),
  });

export function useExportApplicant(id: number) {
  return useSingleMutation({
    mutationFn: async () => {
      const archive = await applicantDataExport({ path: { id }, parseAs: 'blob' });
      download(archive as Blob, `wayfare-applicant-${id}.zip`);
    },
    meta: { success: { title: t('Data exported') } },
  });
}

/** Deletes it, and returns to the applications. */
export function useEraseApplicant(id: number) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useSingleMutation({
    mutationFn: (body: { reason: string }) => applicantDataErase({ path: { id }, body }),
    onSuccess: async () => {
      await navigate({ to: '/employer/applications' });
      await queryClient.invalidateQueries();
    },
    meta: { success: { title: t('Deleted') } },
  });
}
