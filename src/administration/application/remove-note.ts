import { AuditLog } from '#shared/application/audit/audit-log.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { NoteNotFound } from '../domain/note.js';
import { Notes } from './ports/notes.js';

type RemoveNoteCommand = { readonly authorId: number; readonly noteId: number };

/**
 * Removes the author's own note.
 * @throws NoteNotFound
 */
@UseCase()
export class RemoveNote {
  constructor(
    private readonly notes: Notes,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
  ) {}

  execute({ authorId, noteId }: RemoveNoteCommand): Promise<void> {
    return this.unitOfWork.run(async () => {
      const subject = await this.notes.remove(noteId, authorId);
      if (!subject) throw new NoteNotFound();
      await this.audit.add({ action: 'note.removed', subject, details: { note: noteId } });
    });
  }
}
