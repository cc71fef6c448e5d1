import type { ApplicationNotes } from '#applications/application/ports/application-notes.js';
import { NoteNotFound } from '#applications/domain/application-errors.js';
import { ApplicationNote } from '#applications/domain/application-note.js';
import { itself } from '../../support/itself.js';

const NOW = new Date('2026-06-15T12:00:00.000Z');
const LATER = new Date('2026-06-16T12:00:00.000Z');

type Fixture = {
  readonly notes: ApplicationNotes;
  readonly inUnit: <T>(work: () => Promise<T>) => Promise<T>;
};

/** Contract of `ApplicationNotes`. Applications 1 and 2, and users 1 and 2 exist. */
export function applicationNotesContract(make: () => Promise<Fixture>): void {
  let notes: ApplicationNotes;
  let inUnit: Fixture['inUnit'];
  beforeEach(async () => {
    ({ notes, inUnit } = await make());
  });

  const write = (text: string, { applicationId = 1, authorId = 1, mentions = [] as number[] } = {}) =>
    inUnit(async () => {
      const id = await notes.nextId();
      await notes.add(ApplicationNote.write({ id, applicationId, jobId: 1, authorId, text, mentions }, NOW));
      return id;
    });

  it('stores what was written, and changes of it', async () => {
    const id = await write('Call her.', { mentions: [2] });
    expect(await inUnit(() => notes.change(id, itself))).toMatchObject({
      applicationId: 1,
      authorId: 1,
      text: 'Call her.',
      mentions: [2],
      writtenAt: NOW,
      editedAt: null,
    });
    await inUnit(() => notes.change(id, (note) => note.edit(1, 1, { text: 'Write to her.' }, LATER)));
    expect(await inUnit(() => notes.change(id, itself))).toMatchObject({
      text: 'Write to her.',
      mentions: [],
      writtenAt: NOW,
      editedAt: LATER,
    });
    await expect(inUnit(() => notes.change(id + 100, itself))).rejects.toThrow(NoteNotFound);
  });

  it('counts those about an application', async () => {
    await write('One');
    await write('Two', { authorId: 2 });
    await write('Three', { applicationId: 2 });
    expect(await notes.count(1)).toBe(2);
    expect(await notes.count(2)).toBe(1);
    expect(await notes.count(3)).toBe(0);
  });

  it('finds the first of an author about an application', async () => {
    await write('Elsewhere', { applicationId: 2 });
    await write('By somebody else', { authorId: 2 });
    const first = await write('One');
    await write('Two');
    expect(await notes.firstOf(1, 1)).toBe(first);
    expect(await notes.firstOf(2, 2)).toBeUndefined();
  });

  it('removes a note', async () => {
    const id = await write('One');
    const other = await write('Two');
    await inUnit(() => notes.change(id, (note) => notes.remove(note)));
    expect(await notes.count(1)).toBe(1);
    await expect(inUnit(() => notes.change(id, itself))).rejects.toThrow(NoteNotFound);
    expect((await inUnit(() => notes.change(other, itself))).text).toBe('Two');
  });
}
