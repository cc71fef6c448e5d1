import { useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import {
  applicationNotesReplaceFirst,
  receivedApplicationsSee,
  receivedApplicationsSetStatus,
} from '@/api/generated/calls/hiring.gen';
import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import type { Page } from '@/api/page.ts';
import { isMailedByDefault, statusLabel, type ApplicationStatus } from '@/lib/rules/application-status.ts';
import { t } from '@/lib/language/t.ts';
import { offerUndo } from './move/undoable-move.ts';
import { applicationKeys, type ReceivedApplicationsFilter } from '../application-queries.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';

/** Shows the changed application at once, and reloads the lists. */
function refresh(queryClient: QueryClient, application: ReceivedApplicationBody): void {
  queryClient.setQueryData(applicationKeys.detail(application.id), application);
  void queryClient.invalidateQueries({ queryKey: applicationKeys.all });
}

/** Records that the employer has opened an application, after which the applicant can no longer change it. */
export function useMarkSeen() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (id: number) => receivedApplicationsSee({ path: { id } }),
    onSuccess: (application) => refresh(queryClient, application),
  });
}

/** Sets the status of an application, unless it has changed since it was read, and offers to undo it. */
export function useSetStatus({ id, version, status: was }: Pick<ReceivedApplicationBody, 'id' | 'version' | 'status'>) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (status: ApplicationStatus) =>
      receivedApplicationsSetStatus({ path: { id }, headers: { 'If-Match': `"${version}"` }, body: { status } }),
    meta: {
      // The offer to undo it says whose.
      success: { title: t('Status updated') },
      failure: t('Update failed'),
    },
    onSuccess: (application) => {
      const { user, status } = application;
      refresh(queryClient, application);
      const text = `${user.fullName}: ${statusLabel(status)}`;
      if (status !== was)
        offerUndo(queryClient, { text, changed: [{ id, was }], status, isMailed: isMailedByDefault(status) });
    },
    // The application was changed elsewhere or withdrawn: show its current state.
    onError: () => queryClient.invalidateQueries({ queryKey: applicationKeys.all }),
  });
}

/** Moves a card of the board to another column, unless the application has changed since it was read. */
export function useMoveCard() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    // Another card can move at once.
    scope: { id: 'move-card' },
    mutationFn: ({ card, status }: { card: ReceivedApplicationBody; status: ApplicationStatus }) =>
      receivedApplicationsSetStatus({
        path: { id: card.id },
        headers: { 'If-Match': `"${card.version}"` },
        body: { status },
      }),
    meta: { failure: t('Update failed') },
    onSuccess: (after, { card }) => {
      const { id, user, status } = after;
      putInColumn(queryClient, card, after);
      const text = t('Status updated. {fullName}: {status}', { fullName: user.fullName, status: statusLabel(status) });
      offerUndo(queryClient, {
        text,
        changed: [{ id, was: card.status }],
        status,
        isMailed: isMailedByDefault(status),
      });
    },
    // Not awaited, so that the next card need not wait for it.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: applicationKeys.all }),
  });
}

type Column = InfiniteData<Page<ReceivedApplicationBody>>;

/** Moves a card between the cached columns until they are refetched. */
function putInColumn(queryClient: QueryClient, before: ReceivedApplicationBody, after: ReceivedApplicationBody): void {
  for (const [key, column] of queryClient.getQueriesData<Column>({ queryKey: [...applicationKeys.all, 'received'] })) {
    const { status } = (key.at(-1) ?? {}) as ReceivedApplicationsFilter;
    if (!column || (status !== before.status && status !== after.status)) continue;
    const isTarget = status === after.status;
    const pages = column.pages.map(({ items, total, ...page }, index) => {
      const others = items.filter(({ id }) => id !== after.id);
      const isHere = isTarget && index === 0;
      return { ...page, items: isHere ? [after, ...others] : others, total: total + (isTarget ? 1 : -1) };
    });
    queryClient.setQueryData<Column>(key, { ...column, pages });
  }
}

/** Saves the one note of an employer without colleagues. */
export function useSaveNotes(id: number) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (notes: string) => applicationNotesReplaceFirst({ path: { id }, body: { notes: notes || null } }),
    meta: { failure: t('Update failed') },
    onSuccess: (application) => refresh(queryClient, application),
  });
}
