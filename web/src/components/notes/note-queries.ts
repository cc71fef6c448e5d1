import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { userPagesAbout, userPagesAdd, userPagesRemove } from '@/api/generated/calls/administration.gen';
import type { NoteSubject } from '@/api/generated/types.gen';
import { queryScopes } from '@/lib/query/query-scopes.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { t } from '@/lib/language/t.ts';

/** Notes between admins, newest first. */
export const notesQuery = (kind: NoteSubject, id: number) =>
  queryOptions({
    queryKey: [...queryScopes.administration, 'notes', kind, id],
    queryFn: ({ signal }) => userPagesAbout({ query: { kind, id }, signal }),
  });

export function useAddNote(kind: NoteSubject, id: number) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (text: string) => userPagesAdd({ body: { kind, id, text } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: notesQuery(kind, id).queryKey }),
    meta: { failure: t('Failed to add the note') },
  });
}

export function useRemoveNote(kind: NoteSubject, id: number) {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (noteId: number) => userPagesRemove({ path: { id: noteId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: notesQuery(kind, id).queryKey }),
    meta: { failure: t('Failed to remove the note') },
  });
}
