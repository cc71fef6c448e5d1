import { useQueryClient } from '@tanstack/react-query';
import { assignmentsAssign } from '@/api/generated/calls/hiring.gen';
import type { AssignApplicationsRequest, AssignedApplicationsBody } from '@/api/generated/types.gen';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { t } from '@/lib/language/t.ts';
import { applicationKeys } from '../../application-queries.ts';

/** Maximum number of applications assigned with one request. */
const MAX_ASSIGNED = 200;

/** Assigns any number of applications, in as many requests as it takes. */
export function useAssign() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: async ({ ids, ...assignment }: AssignApplicationsRequest) => {
      const assigned: AssignedApplicationsBody = { changed: [], skipped: [] };
      for (let start = 0; start < ids.length; start += MAX_ASSIGNED) {
        const body = { ...assignment, ids: ids.slice(start, start + MAX_ASSIGNED) };
        const { changed, skipped } = await assignmentsAssign({ body });
        assigned.changed.push(...changed);
        assigned.skipped.push(...skipped);
      }
      return assigned;
    },
    meta: { success: outcome, failure: t('Update failed') },
    onSettled: () => queryClient.invalidateQueries({ queryKey: applicationKeys.all }),
  });
}

const CLOSED = t('It can no longer be changed.');

const REASONS: Readonly<Record<AssignedApplicationsBody['skipped'][number]['reason'], string>> = {
  missing: CLOSED,
  removed: CLOSED,
  withdrawn: CLOSED,
  unchanged: t('It is already assigned like this.'),
  reassigned: t('Someone else has assigned it in the meantime.'),
  unreadable: t('This member can’t see the applications for its hotel.'),
};

/** What was assigned and, for what was not, the first reason. */
function outcome({ changed, skipped }: AssignedApplicationsBody) {
  const failed = skipped.filter(({ reason }) => reason !== 'unchanged');
  const title =
    changed.length === 0 && failed.length > 0
      ? t('Nothing was assigned')
      : t('{count, plural, one {# application assigned} other {# applications assigned}}', { count: changed.length });
  const [first] = failed;
  if (!first) return { title };
  return {
    title,
    description: t('{count} skipped: {reason}', { count: failed.length, reason: REASONS[first.reason] }),
  };
}
