import type { NoteSubject } from '../../domain/note.js';

/** Notes about one subject, shown at once. */
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
  /** The newest first. */
  abstract about(kind: NoteSubject, id: number): Promise<readonly Note[]>;

  /** Returns the id; undefined if the subject does not exist. */
  abstract add(
    about: { kind: NoteSubject; id: number },
    note: Pick<Note, 'text' | 'authorId' | 'createdAt'>,
  ): Promise<number | undefined>;

  /** Removes a note by its author; returns what it was about, or undefined if there is no such note. */
  abstract remove(id: number, authorId: number): Promise<{ kind: NoteSubject; id: number } | undefined>;
}
