import { useQueryClient } from '@tanstack/react-query';
import { applicationNotesEdit, applicationNotesRemove, applicationNotesWrite } from '@/api/generated/calls/hiring.gen';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { t } from '@/lib/language/t.ts';
import { applicationKeys } from '../../application-queries.ts';

interface Written {
  text: string;
  mentions: number[];
}

/** Reads the notes again, and the application that begins with them. */
function useNotesChanged() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: applicationKeys.all });
}

export function useWriteNote(id: number) {
  const onSettled = useNotesChanged();
  return useSingleMutation({
    mutationFn: (body: Written) => applicationNotesWrite({ path: { id }, body }),
    meta: { success: () => ({ title: t('Note added') }), failure: t('Update failed') },
    onSettled,
  });
}

export function useEditNote(id: number, noteId: number) {
  const onSettled = useNotesChanged();
  return useSingleMutation({
    mutationFn: (body: Written) => applicationNotesEdit({ path: { id, noteId }, body }),
    meta: { success: () => ({ title: t('Note changed') }), failure: t('Update failed') },
    onSettled,
  });
}

export function useRemoveNote(id: number) {
  const onSettled = useNotesChanged();
  return useSingleMutation({
    mutationFn: (noteId: number) => applicationNotesRemove({ path: { id, noteId } }),
    meta: { success: () => ({ title: t('Note deleted') }), failure: t('Update failed') },
    onSettled,
  });
}
