import { AggregateRoot } from '#shared/domain/aggregate-root.js';
import { checked } from '#shared/domain/field-checks.js';
import { NotOwnNote } from './application-errors.js';
import { ApplicationNoted } from './application-events.js';

/** `perApplication` is a number of notes, `mentions` one of people; the length of the text is in characters. */
export const NOTE_LIMITS = {
  perApplication: 100,
  mentions: 20,
  text: { label: 'Note', max: 5000, tooShort: 'Please enter a note', layout: 'paragraphs' },
} as const;

/**
 * A note that is the only one a member writes, under the name of its field; null for an empty one.
 * @throws InvalidFields
 */
export function onlyNote(entered: string | null): string | null {
  return checked((checks) => checks.optional('notes', entered, { ...NOTE_LIMITS.text, label: 'Notes' }));
}

/** A text, and the members whom it mentions. */
export type Written = { readonly text: string; readonly mentions?: readonly number[] };

type NewNote = Written & {
  readonly id: number;
  readonly applicationId: number;
  readonly jobId: number;
  readonly authorId: number;
};

/** What one member of a company writes about an application, for all who may see it. */
class MutableApplicationNote extends AggregateRoot {
  readonly id: number;
  readonly applicationId: number;
  /** Null if it is unknown who wrote it. */
  readonly authorId: number | null;
  text: string;
  mentions: readonly number[];
  /** Null if it is unknown. */
  readonly writtenAt: Date | null;
  editedAt: Date | null = null;

  /** Public for the mapper; use `write` for new notes. */
  constructor({ id, applicationId, authorId, text, mentions = [] }: NewNote, writtenAt: Date) {
    super();
    this.id = id;
    this.applicationId = applicationId;
    this.authorId = authorId;
    this.text = text;
    this.mentions = mentions;
    this.writtenAt = writtenAt;
  }

  /** @throws InvalidFields */
  static write({ jobId, ...note }: NewNote, now: Date): ApplicationNote {
    const written = new MutableApplicationNote({ ...note, jobId, ...checkedNote(note) }, now);
    written.tell(jobId, written.mentions);
    return written;
  }

  /**
   * Replaces the text of one's own note; only who was not mentioned before is told.
   * @throws NotOwnNote, InvalidFields
   */
  edit(byId: number, jobId: number, entered: Written, now: Date): void {
    if (this.authorId !== byId) throw new NotOwnNote();
    const { text, mentions } = checkedNote(entered);
    const added = mentions.filter((id) => !this.mentions.includes(id));
    if (text === this.text && added.length === 0 && mentions.length === this.mentions.length) return;
    this.text = text;
    this.mentions = mentions;
    this.editedAt = now;
    this.tell(jobId, added);
  }

  /**
   * Before it is deleted by its author, or by an owner of the company.
   * @throws NotOwnNote
   */
  requireDeletable(by: { readonly userId: number; readonly isOwner: boolean }): void {
    if (!by.isOwner && this.authorId !== by.userId) throw new NotOwnNote();
  }

  private tell(jobId: number, mentioned: readonly number[]): void {
    const others = mentioned.filter((id) => id !== this.authorId);
    this.record(new ApplicationNoted(this.applicationId, jobId, { noteId: this.id, mentioned: others }));
  }
}

/** Only its methods change its fields. */
export type ApplicationNote = Readonly<MutableApplicationNote>;
export const ApplicationNote = MutableApplicationNote;

function checkedNote({ text, mentions = [] }: Written): Required<Written> {
  return checked((checks) => {
    const people = [...new Set(mentions)];
    if (people.length > NOTE_LIMITS.mentions)
      checks.add('mentions', `A note can mention at most ${NOTE_LIMITS.mentions} people`);
    return { text: checks.required('text', text, NOTE_LIMITS.text), mentions: people };
  });
}
