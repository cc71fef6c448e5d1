import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import type { MovedApplicationsBody } from '@/api/generated/types.gen';
import type { ApplicationStatus } from '@/lib/rules/application-status.ts';

/** Seconds in which a change of status can be undone; emails about it are delayed as long. */
export const UNDO_SECONDS = 10;

/** A change of status that can be undone before it is emailed. */
export interface UndoableMove {
  text: string;
  /** What changed, with the statuses before. */
  changed: MovedApplicationsBody['changed'];
  status: ApplicationStatus;
  isMailed: boolean;
  /** When it happened, in ms since 1970. */
  at: number;
}

// In the query cache, so that it outlives the screen, but not the session.
const undoableMoveQuery = queryOptions({
  queryKey: ['undoable-move'],
  queryFn: (): UndoableMove | null => null,
  initialData: null as UndoableMove | null,
  enabled: false,
  gcTime: UNDO_SECONDS * 1000,
});

/** The last change of status, if it can still be undone. */
export function useUndoableMove(): UndoableMove | null {
  return useQuery(undoableMoveQuery).data;
}

/** Offers to undo a change of status, instead of an earlier one. */
export function offerUndo(queryClient: QueryClient, move: Omit<UndoableMove, 'at'> & { at?: number }): void {
  const offered: UndoableMove = { at: Date.now(), ...move };
  queryClient.setQueryData(undoableMoveQuery.queryKey, offered);
}

/** Ends an offer, unless a newer one has replaced it. */
export function endUndo(queryClient: QueryClient, move: UndoableMove): void {
  queryClient.setQueryData(undoableMoveQuery.queryKey, (offered) => (offered?.at === move.at ? null : offered));
}
