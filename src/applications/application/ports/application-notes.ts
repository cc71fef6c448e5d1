import type { ApplicationNote } from '../../domain/application-note.js';

/** The notes of companies about applications. Changes need a unit of work. */
export abstract class ApplicationNotes {
  abstract nextId(): Promise<number>;

  /** How many there are about an application. */
  abstract count(applicationId: number): Promise<number>;

  abstract add(note: ApplicationNote): Promise<void>;

  /**
   * Changes a note, locking it until the unit of work ends. Returns what `change` returns.
   * @throws NoteNotFound, and whatever `change` throws
   */
  abstract change<Result>(id: number, change: (note: ApplicationNote) => Result): Promise<Awaited<Result>>;

  /** The id of an author's first note about an application, if there is one. */
  abstract firstOf(applicationId: number, authorId: number): Promise<number | undefined>;

  abstract remove(note: ApplicationNote): Promise<void>;
}
