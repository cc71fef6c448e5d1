import { ApplicationNotes } from '#applications/application/ports/application-notes.js';
import { NoteNotFound } from '#applications/domain/application-errors.js';
import type { ApplicationNote } from '#applications/domain/application-note.js';

export class InMemoryApplicationNotes extends ApplicationNotes {
  private notes: ApplicationNote[] = [];
  private lastId = 0;

  aggregates(): Iterable<ApplicationNote> {
    return this.notes;
  }

  override nextId(): Promise<number> {
    return Promise.resolve((this.lastId += 1));
  }

  override count(applicationId: number): Promise<number> {
    return Promise.resolve(this.about(applicationId).length);
  }

  override add(note: ApplicationNote): Promise<void> {
    this.notes.push(note);
    return Promise.resolve();
  }

  override async change<Result>(id: number, change: (note: ApplicationNote) => Result): Promise<Awaited<Result>> {
    const found = this.notes.find((one) => one.id === id);
    if (!found) throw new NoteNotFound();
    return await change(found);
  }

  override firstOf(applicationId: number, authorId: number): Promise<number | undefined> {
    return Promise.resolve(this.about(applicationId).find((one) => one.authorId === authorId)?.id);
  }

  override remove(note: ApplicationNote): Promise<void> {
    this.notes = this.notes.filter((one) => one !== note);
    return Promise.resolve();
  }

  /** By their ids. */
  about(applicationId: number): readonly ApplicationNote[] {
    return this.notes.filter((one) => one.applicationId === applicationId).toSorted((a, b) => a.id - b.id);
  }
}
