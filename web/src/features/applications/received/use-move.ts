import { useQueryClient } from '@tanstack/react-query';
import { receivedApplicationsMove } from '@/api/generated/calls/hiring.gen';
import type { MoveApplicationsRequest } from '@/api/generated/types.gen';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { statusLabel } from '@/lib/rules/application-status.ts';
import { applicationKeys } from '../application-queries.ts';
import { endUndo, offerUndo, type UndoableMove } from './undoable-move.ts';

/** Maximum number of applications moved at once. */
export const MAX_MOVED = 200;

/** Moves applications together, and offers to undo it. */
export function useMove() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: MoveApplicationsRequest) => receivedApplicationsMove({ body }),
    meta: { failure: 'Update failed' },
    onSuccess: ({ changed }, { status, mail }) => {
      if (changed.length === 0) return;
      const count = changed.length === 1 ? '1 application' : `${changed.length} applications`;
      const text = `Status updated. ${count}: ${statusLabel(status)}`;
      offerUndo(queryClient, { text, changed, status, isMailed: mail !== false });
    },
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
        undone += (await receivedApplicationsMove({ body: { ids, status, from } })).changed.length;
      }
      return changed.length - undone;
    },
    meta: {
      success: (left: number) =>
        left === 0
          ? { title: 'Undone', description: 'No emails are sent about it.' }
          : { title: 'Not everything was undone', description: `${left} changed again in the meantime.` },
      failure: 'Undo failed',
    },
    onSettled: (_left, _error, move) => {
      endUndo(queryClient, move);
      return queryClient.invalidateQueries({ queryKey: applicationKeys.all });
    },
  });
}
