import type { NoteSubject } from '../../domain/note.js';

/** Maximum number of notes shown per subject. */
export const MOST_NOTES = 200;

/** A note of an admin that only admins read. */
export type Note = {
  readonly id: number;
  readonly text: string;
  readonly authorId: number;
  readonly authorName: string;
  readonly createdAt: Date;
};

/** Notes between admins. */
export abstract class Notes {
  /** Newest first. */
  abstract about(kind: NoteSubject, id: number): Promise<readonly Note[]>;

  /** Returns the id; undefined if the subject does not exist. */
  abstract add(
    about: { kind: NoteSubject; id: number },
    note: Pick<Note, 'text' | 'authorId' | 'createdAt'>,
  ): Promise<number | undefined>;

  /** Removes a note of an author and returns its subject; undefined if there is no such note. */
  abstract remove(id: number, authorId: number): Promise<{ kind: NoteSubject; id: number } | undefined>;
}
