import { useQueryClient } from '@tanstack/react-query';
import { receivedApplicationsMove } from '@/api/generated/calls/hiring.gen';
import type { MovedApplicationsBody, MoveApplicationsRequest } from '@/api/generated/types.gen';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { statusLabel } from '@/lib/rules/application-status.ts';
import { t } from '@/lib/language/t.ts';
import { applicationKeys } from '../../application-queries.ts';
import { endUndo, offerUndo, type UndoableMove } from './undoable-move.ts';

/** Maximum number of applications moved with one request. */
const MAX_MOVED = 200;

/** Moves any number of applications, in as many requests as it takes. */
async function moveAll({ ids, ...move }: MoveApplicationsRequest, moved: MovedApplicationsBody): Promise<void> {
  for (let start = 0; start < ids.length; start += MAX_MOVED) {
    const some = ids.slice(start, start + MAX_MOVED);
    const { changed, skipped } = await receivedApplicationsMove({ body: { ...move, ids: some } });
    moved.changed.push(...changed);
    moved.skipped.push(...skipped);
  }
}

/** Moves applications together, and offers to undo it. */
export function useMove() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: async (move: MoveApplicationsRequest) => {
      const { status, mail } = move;
      const at = Date.now();
      const moved: MovedApplicationsBody = { changed: [], skipped: [] };
      try {
        await moveAll(move, moved);
      } finally {
        // A failure half-way leaves some that moved.
        const text = t(
          'Status updated. {count, plural, one {# application: {status}} other {# applications: {status}}}',
          { count: moved.changed.length, status: statusLabel(status) },
        );
        const { changed } = moved;
        if (changed.length > 0) offerUndo(queryClient, { text, changed, status, isMailed: mail !== false, at });
      }
      return moved;
    },
    meta: { failure: t('Update failed') },
    onSettled: () => queryClient.invalidateQueries({ queryKey: applicationKeys.all }),
  });
}

/** Restores the previous statuses of moved applications, except those changed since. */
export function useUndo() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: async ({ changed, status: from }: UndoableMove) => {
      let undone = 0;
      for (const status of new Set(changed.map(({ was }) => was))) {
        const ids = changed.filter(({ was }) => was === status).map(({ id }) => id);
        const restored: MovedApplicationsBody = { changed: [], skipped: [] };
        await moveAll({ ids, status, from }, restored);
        undone += restored.changed.length;
      }
      return changed.length - undone;
    },
    meta: {
      success: (left: number) =>
        left === 0
          ? { title: t('Change undone'), description: t('No emails are sent about it.') }
          : {
              title: t('Some changes couldn’t be undone'),
              description: t('{left} changed again in the meantime.', { left }),
            },
      failure: t('Undo failed'),
    },
    onSettled: (_left, _error, move) => {
      endUndo(queryClient, move);
      return queryClient.invalidateQueries({ queryKey: applicationKeys.all });
    },
  });
}
