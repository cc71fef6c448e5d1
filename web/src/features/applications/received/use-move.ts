import { useQueryClient } from '@tanstack/react-query';
import { receivedApplicationsMove } from '@/api/generated/calls/hiring.gen';
import type { MoveApplicationsRequest, MovedApplicationsBody } from '@/api/generated/types.gen';
import { statusLabel, type ApplicationStatus } from '@/lib/rules/application-status.ts';
import { applicationKeys } from '../application-queries.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';

/** Maximum number of applications moved at once. */
export const MAX_MOVED = 200;

/** A change of status that can be undone before it is emailed. */
export interface UndoableMove {
  /** Unique per move. */
  id: number;
  text: string;
  /** What changed, with the statuses before. */
  changed: MovedApplicationsBody['changed'];
  status: ApplicationStatus;
}

/** Moves applications together, and reports what changed. */
export function useMove(onMoved: (move: UndoableMove) => void) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: MoveApplicationsRequest) => receivedApplicationsMove({ body }),
    meta: { failure: 'Update failed' },
    onSuccess: ({ changed }, { status }) => {
      const count = changed.length === 1 ? '1 application' : `${changed.length} applications`;
      if (changed.length > 0) {
        onMoved({ id: Date.now(), text: `Status updated. ${count}: ${statusLabel(status)}`, changed, status });
      }
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
    onSettled: () => queryClient.invalidateQueries({ queryKey: applicationKeys.all }),
  });
}
