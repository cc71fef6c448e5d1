import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { retentionChoose, retentionKept, retentionRead } from '@/api/generated/calls/hiring.gen';
import type { RetentionRequest } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { applicationKeys } from '../application-queries.ts';

const RETENTION = [...applicationKeys.all, 'retention'];

/** How long the signed-in employer's company keeps applications, and within which limits. */
export const retentionQuery = queryOptions({
  queryKey: RETENTION,
  queryFn: ({ signal }) => retentionRead({ signal }),
});

/** How long a company keeps the applications of those who apply. */
export const keptQuery = (employerId: number) =>
  queryOptions({
    queryKey: [...RETENTION, employerId],
    queryFn: ({ signal }) => retentionKept({ path: { employerId }, signal }),
  });

export function useChooseRetention() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: RetentionRequest) => retentionChoose({ body }),
    onSuccess: (chosen) => queryClient.setQueryData(retentionQuery.queryKey, chosen),
    meta: { success: { title: t('Saved') } },
  });
}
