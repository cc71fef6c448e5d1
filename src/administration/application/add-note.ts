import { AuditLog } from '#shared/application/audit/audit-log.js';
import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { checkedNote, SubjectNotFound, type NoteSubject } from '../domain/note.js';
import { Notes } from './ports/notes.js';

type AddNoteCommand = {
  readonly authorId: number;
  readonly kind: NoteSubject;
  readonly id: number;
  readonly text: string;
};

/**
 * Writes a note that only admins read.
 * @throws InvalidFields, SubjectNotFound
 */
@UseCase()
export class AddNote {
  constructor(
    private readonly notes: Notes,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  execute({ authorId, kind, id, ...entered }: AddNoteCommand): Promise<void> {
    const text = checkedNote(entered.text);
    return this.unitOfWork.run(async () => {
      const note = await this.notes.add({ kind, id }, { text, authorId, createdAt: this.clock.now() });
      if (note === undefined) throw new SubjectNotFound();
      await this.audit.add({ action: 'note.added', subject: { kind, id }, details: { note } });
    });
  }
}
