import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  applicationNoticesChoose,
  applicationNoticesChooseForCompany,
  applicationNoticesRead,
  applicationNoticesReadForCompany,
} from '@/api/generated/calls/hiring.gen';
import type { ChooseCompanyNoticeRequest, NoticeMode } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { applicationKeys } from '../application-queries.ts';

const NOTICES = [...applicationKeys.all, 'notice'];
const META = { success: () => ({ title: t('Notifications updated') }), failure: t('Update failed') };

/** How the signed-in employer hears of new applications to a listing. */
export const noticeQuery = (jobId: number) =>
  queryOptions({
    queryKey: [...NOTICES, jobId],
    queryFn: ({ signal }) => applicationNoticesRead({ path: { id: jobId }, signal }),
  });

/** What the signed-in employer chose for all listings, and for hotels. */
export const companyNoticeQuery = queryOptions({
  queryKey: [...NOTICES, 'company'],
  queryFn: ({ signal }) => applicationNoticesReadForCompany({ signal }),
});

export function useChooseNotice(jobId: number) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (mode: NoticeMode) => applicationNoticesChoose({ path: { id: jobId }, body: { mode } }),
    onSuccess: (chosen) => queryClient.setQueryData(noticeQuery(jobId).queryKey, chosen),
    meta: META,
  });
}

/** For a hotel, or for all listings. */
export function useChooseCompanyNotice() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: ChooseCompanyNoticeRequest) => applicationNoticesChooseForCompany({ body }),
    onSuccess: async (chosen) => {
      // Listings inherit it.
      await queryClient.invalidateQueries({ queryKey: NOTICES, refetchType: 'none' });
      queryClient.setQueryData(companyNoticeQuery.queryKey, chosen);
    },
    meta: META,
  });
}
