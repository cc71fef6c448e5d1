import type { NoteBody } from '../views/note.view.js';
import type { NoteSubject } from '../../domain/note.js';

/** Maximum number of notes shown per subject. */
export const MOST_NOTES = 200;

/** Notes between admins. */
export abstract class Notes {
  /** Newest first. */
  abstract about(kind: NoteSubject, id: number, readerId: number): Promise<readonly NoteBody[]>;

  /** Returns the id; undefined if the subject does not exist. */
  abstract add(
    about: { kind: NoteSubject; id: number },
    note: Pick<NoteBody, 'text' | 'authorId' | 'createdAt'>,
  ): Promise<number | undefined>;

  /** Removes a note of an author and returns its subject; undefined if there is no such note. */
  abstract remove(id: number, authorId: number): Promise<{ kind: NoteSubject; id: number } | undefined>;
}
