import { useQueryClient } from '@tanstack/react-query';
import { restrictionsRestrict, restrictionsShutDown } from '@/api/generated/calls/moderation.gen';
import type { RestrictedJobsBody, RestrictListingsRequest } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { refreshJobs } from '../refresh-jobs.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';

/** Rejects or archives the versions of listings that were read, then reloads everything about listings. */
export function useRestrictJobs(outcome: RestrictListingsRequest['outcome']) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: Omit<RestrictListingsRequest, 'outcome'>) =>
      restrictionsRestrict({ body: { outcome, ...body } }),
    onSettled: () => refreshJobs(queryClient),
    meta: {
      success: ({ restricted }: RestrictedJobsBody) => ({
        title: t(
          outcome === 'rejected'
            ? '{count, plural, one {# job rejected} other {# jobs rejected}}'
            : '{count, plural, one {# job archived} other {# jobs archived}}',
          { count: restricted.length },
        ),
      }),
    },
  });
}

/** Rejects everything of a company that waits, and suspends its members; then reloads everything about listings. */
export function useShutDown() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ employerId, ...body }: { employerId: number; reason: string; text: string }) =>
      restrictionsShutDown({ path: { employerId }, body }),
    onSettled: () => void refreshJobs(queryClient),
    meta: {
      success: ({ restricted }: RestrictedJobsBody) => ({
        title: t('Account suspended'),
        description: t(
          '{count, plural, one {# listing rejected. The employer will see why.} other {# listings rejected. The employer will see why.}}',
          { count: restricted.length },
        ),
      }),
      failure: t('Failed to suspend the account'),
    },
  });
}
