import { useState } from 'react';
import type { EditJobSeekerProfileRequest, JobSeekerProfileBody } from '@/api/generated/types.gen';
import { useEditProfile } from '../../profile-mutations.ts';

/** The lists of a profile. */
export type ListField = 'skills' | 'languages' | 'education' | 'certifications' | 'workExperience' | 'papers';

/** An entry of such a list. */
export type EntryOf<Field extends ListField> = JobSeekerProfileBody[Field][number];

/** A list of the user's own profile: saves every change at once, and can undo the last removal. */
export function useProfileList<Field extends ListField>(field: Field) {
  type Entry = EntryOf<Field>;
  const save = useEditProfile();
  const [removed, setRemoved] = useState<{ entry: Entry; index: number } | null>(null);

  const change = (edit: (entries: Entry[]) => Entry[], onSuccess: () => void) =>
    save.mutate((profile) => ({ [field]: edit(profile[field]) }) as EditJobSeekerProfileRequest, { onSuccess });

  return {
    isPending: save.isPending,
    /** The last removed entry. */
    removed: removed?.entry ?? null,
    add: (entry: Entry, onSuccess: () => void) =>
      change(
        (entries) => [...entries, entry],
        () => {
          setRemoved(null);
          onSuccess();
        },
      ),
    replace: (entry: Entry, index: number, onSuccess: () => void) =>
      change((entries) => entries.with(index, entry), onSuccess),
    /** Moves an entry one place up. */
    raise: (index: number) =>
      change(
        (entries) => entries.toSpliced(index - 1, 2, ...entries.slice(index - 1, index + 1).toReversed()),
        () => undefined,
      ),
    remove: (entry: Entry, index: number) =>
      change(
        (entries) => entries.toSpliced(index, 1),
        () => setRemoved({ entry, index }),
      ),
    restore: () => {
      if (!removed) return;
      change(
        (entries) => entries.toSpliced(removed.index, 0, removed.entry),
        () => setRemoved(null),
      );
    },
  };
}
