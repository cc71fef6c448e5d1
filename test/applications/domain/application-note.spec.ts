import { NotOwnNote } from '#applications/domain/application-errors.js';
import { ApplicationNoted } from '#applications/domain/application-events.js';
import { ApplicationNote, NOTE_LIMITS } from '#applications/domain/application-note.js';
import { fieldErrorsOf } from '../../support/field-errors.js';

const NOW = new Date('2026-06-15T12:00:00.000Z');
const LATER = new Date('2026-06-16T12:00:00.000Z');
const AUTHOR = 5;
const JOB = 2;
const NEW = { id: 1, applicationId: 3, jobId: JOB, authorId: AUTHOR };

const told = (...mentioned: number[]) => [new ApplicationNoted(3, JOB, { noteId: 1, mentioned })];

describe('a note about an application', () => {
  it('has an author and a time, and tells whom it mentions', () => {
    const note = ApplicationNote.write({ ...NEW, text: ' Call her. ', mentions: [7, AUTHOR, 7] }, NOW);
    expect(note).toMatchObject({ text: 'Call her.', authorId: AUTHOR, mentions: [7, AUTHOR], writtenAt: NOW });
    expect(note.editedAt).toBeNull();
    expect(note.pullEvents()).toEqual(told(7));
  });

  it('tells only who was not mentioned before', () => {
    const note = ApplicationNote.write({ ...NEW, text: 'Call her.', mentions: [7, 8] }, NOW);
    note.pullEvents();
    note.edit(AUTHOR, JOB, { text: 'Call him.', mentions: [8, 9] }, LATER);
    expect(note).toMatchObject({ text: 'Call him.', mentions: [8, 9], writtenAt: NOW, editedAt: LATER });
    expect(note.pullEvents()).toEqual(told(9));
    note.edit(AUTHOR, JOB, { text: 'Call him.' }, LATER);
    expect(note.mentions).toEqual([]);
    expect(note.pullEvents()).toEqual(told());
  });

  it('does not change if the same is written again', () => {
    const note = ApplicationNote.write({ ...NEW, text: 'Call her.', mentions: [7] }, NOW);
    note.pullEvents();
    note.edit(AUTHOR, JOB, { text: 'Call her. ', mentions: [7] }, LATER);
    expect(note.editedAt).toBeNull();
    expect(note.pullEvents()).toEqual([]);
  });

  it('needs a text, and has limits', () => {
    const { max } = NOTE_LIMITS.text;
    const errorsOf = (text: string, mentions: number[] = []) =>
      fieldErrorsOf(() => ApplicationNote.write({ ...NEW, text, mentions }, NOW));
    expect(errorsOf(' ')).toEqual(['text: Please enter a note']);
    expect(errorsOf('x'.repeat(max))).toEqual([]);
    expect(errorsOf('x'.repeat(max + 1))).toEqual([`text: Note must be at most ${max} characters`]);
    const many = Array.from({ length: NOTE_LIMITS.mentions + 1 }, (_, id) => id + 1);
    expect(errorsOf('x', many)).toEqual(['mentions: A note can mention at most 20 people']);
    expect(errorsOf('x', many.slice(1))).toEqual([]);
  });

  it('is changed by its author, and deleted by its author or an owner', () => {
    const note = ApplicationNote.write({ ...NEW, text: 'Call her.' }, NOW);
    expect(() => note.edit(AUTHOR + 1, JOB, { text: 'Mine.' }, NOW)).toThrow(NotOwnNote);
    expect(note.text).toBe('Call her.');
    expect(() => note.requireDeletable({ userId: AUTHOR + 1, isOwner: false })).toThrow(NotOwnNote);
    note.requireDeletable({ userId: AUTHOR, isOwner: false });
    note.requireDeletable({ userId: AUTHOR + 1, isOwner: true });
  });
});
