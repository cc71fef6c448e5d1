import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  talentPoolAll,
  talentPoolNote,
  talentPoolOne,
  talentPoolRemove,
  talentPoolRemoveNote,
  talentPoolTag,
  talentPoolTags,
} from '@/api/generated/calls/hiring.gen';
import { t } from '@/lib/language/t.ts';
import { pagedQuery } from '@/lib/query/paged-query.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';

const ALL = ['talent-pool'] as const;

/** What the list of people is narrowed by. */
export interface PoolFilter {
  search?: string;
  tag?: string;
}

/** The people whom the company keeps in mind, page by page. */
export const poolQuery = (filter: PoolFilter) => ({
  ...pagedQuery([...ALL, 'list', filter], (cursor, options) =>
    talentPoolAll({ query: { ...filter, cursor }, ...options }),
  ),
  placeholderData: keepPreviousData,
});

/** The tags of the company, with how many people have them. */
export const poolTagsQuery = queryOptions({
  queryKey: [...ALL, 'tags'],
  queryFn: ({ signal }) => talentPoolTags({ signal }),
});

/** A person with everything that the company knows. */
export const poolPersonQuery = (id: number) =>
  queryOptions({
    queryKey: [...ALL, 'person', id],
    queryFn: ({ signal }) => talentPoolOne({ path: { id }, signal }),
  });

/** Reads everything about the pool again, also after a failure, because the person may be gone. */
function useReload() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ALL });
}

/** Replaces the tags of a person. */
export function useTagPerson(id: number) {
  return useSingleMutation({
    mutationFn: (tags: string[]) => talentPoolTag({ path: { id }, body: { tags } }),
    onSettled: useReload(),
    meta: { success: { title: t('Tags saved') }, failure: t('Failed to save the tags') },
  });
}

/** Adds a note about a person. */
export function useAddNote(id: number) {
  return useSingleMutation({
    mutationFn: (text: string) => talentPoolNote({ path: { id }, body: { text } }),
    onSettled: useReload(),
    meta: { success: { title: t('Note added') }, failure: t('Failed to add the note') },
  });
}

/** Deletes a note about a person. */
export function useRemoveNote(id: number) {
  return useSingleMutation({
    mutationFn: (noteId: number) => talentPoolRemoveNote({ path: { id, noteId } }),
    onSettled: useReload(),
    meta: { success: { title: t('Note deleted') }, failure: t('Failed to delete the note') },
  });
}

/** Forgets a person. */
export function useRemovePerson() {
  return useSingleMutation({
    mutationFn: (id: number) => talentPoolRemove({ path: { id } }),
    onSettled: useReload(),
    meta: { success: { title: t('Removed from your talent pool') }, failure: t('Failed to remove the person') },
  });
}
