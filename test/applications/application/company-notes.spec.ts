import { CompanyNotes } from '#applications/application/notes/company-notes.js';
import {
  ApplicationNotFound,
  NoteNotFound,
  NotOwnNote,
  TooManyNotes,
} from '#applications/domain/application-errors.js';
import { ApplicationNoted } from '#applications/domain/application-events.js';
import { NOTE_LIMITS } from '#applications/domain/application-note.js';
import { EventBus } from '#shared/application/event-bus.js';
import type { CompanyRole, Member } from '#shared/domain/actor.js';
import { InMemoryApplicableListings } from '../../support/in-memory/applications/in-memory-applicable-listings.js';
import { InMemoryApplicationNotes } from '../../support/in-memory/applications/in-memory-application-notes.js';
import { InMemoryApplicationRepository } from '../../support/in-memory/applications/in-memory-application-repository.js';
import { InMemoryColleagues } from '../../support/in-memory/applications/in-memory-colleagues.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';
import { anApplication } from '../../support/mothers/application-mother.js';

const COMPANY = 10;
const [BAY, OLD_TOWN] = [71, 72];

const aMember = (userId: number, companyRole: CompanyRole, workplaceIds?: number[]): Member => ({
  userId,
  role: 'employer',
  employerId: COMPANY,
  companyRole,
  ...(workplaceIds && { workplaceIds }),
});
const OWNER = aMember(10, 'owner');
const ANA = aMember(11, 'recruiter');
const OF_BAY = aMember(12, 'reviewer', [BAY]);
const OF_OLD_TOWN = aMember(13, 'reviewer', [OLD_TOWN]);
const STRANGER: Member = { ...aMember(20, 'owner'), employerId: 20 };

/** The application is for a listing of the hotel at the bay. */
const APPLICATION = 1;

describe('notes of a company', () => {
  let notes: InMemoryApplicationNotes;
  let company: CompanyNotes;
  let told: ApplicationNoted[];

  beforeEach(async () => {
    const applications = new InMemoryApplicationRepository();
    notes = new InMemoryApplicationNotes();
    const jobs = new InMemoryApplicableListings([
      { id: 1, employerId: COMPANY, workplaceId: BAY, isOpen: true, isRemoved: false, questions: [] },
    ]);
    await applications.add(anApplication());
    await applications.add(anApplication({ id: 2, jobSeekerId: 2 }));
    await applications.add(anApplication({ id: 3, jobSeekerId: 3, isUndoable: true }));
    const events = new EventBus();
    told = [];
    events.subscribe(ApplicationNoted, async (event) => void told.push(event));
    const unitOfWork = new InMemoryUnitOfWork(events, notes);
    const colleagues = new InMemoryColleagues([OWNER, ANA, OF_BAY, OF_OLD_TOWN, STRANGER]);
    company = new CompanyNotes(applications, notes, jobs, colleagues, unitOfWork, new FixedClock());
  });

  const write = (member: Member, text: string, mentions: number[] = [], applicationId = APPLICATION) =>
    company.write({ applicationId, member, text, mentions });
  const written = () => notes.about(APPLICATION).map(({ authorId, text }) => [authorId, text]);

  it('are written by owners, recruiters and reviewers of the hotel', async () => {
    for (const member of [OWNER, ANA, OF_BAY]) await write(member, 'Hello');
    for (const member of [OF_OLD_TOWN, STRANGER])
      await expect(write(member, 'Hello')).rejects.toThrow(ApplicationNotFound);
    await expect(write(OWNER, 'Too early', [], 3)).rejects.toThrow(ApplicationNotFound);
    expect(written()).toEqual([OWNER, ANA, OF_BAY].map(({ userId }) => [userId, 'Hello']));
  });

  it('mention only people who may see the application', async () => {
    const noteId = await write(
      ANA,
      'Look!',
      [OF_BAY, OF_OLD_TOWN, STRANGER, ANA].map(({ userId }) => userId).concat(99),
    );
    expect(notes.about(APPLICATION)[0]?.mentions).toEqual([OF_BAY.userId, ANA.userId]);
    expect(told).toEqual([new ApplicationNoted(APPLICATION, 1, { noteId, mentioned: [OF_BAY.userId] })]);
  });

  it('are changed by their author, and deleted by their author or an owner', async () => {
    const noteId = await write(ANA, 'Call her.');
    const note = { applicationId: APPLICATION, noteId };
    for (const member of [OWNER, OF_BAY])
      await expect(company.edit({ ...note, member, text: 'Mine' })).rejects.toThrow(NotOwnNote);
    await expect(company.remove({ ...note, member: OF_BAY })).rejects.toThrow(NotOwnNote);
    await company.edit({ ...note, member: ANA, text: 'Called her.', mentions: [OWNER.userId] });
    expect(told.at(-1)?.written?.mentioned).toEqual([OWNER.userId]);
    expect(written()).toEqual([[ANA.userId, 'Called her.']]);
    await company.remove({ ...note, member: OWNER });
    expect(told.at(-1)).toEqual(new ApplicationNoted(APPLICATION, 1, null));
    await expect(company.remove({ ...note, member: ANA })).rejects.toThrow(NoteNotFound);
  });

  it('are found only with their application', async () => {
    const noteId = await write(ANA, 'Call her.');
    const elsewhere = { applicationId: 2, noteId, member: ANA };
    await expect(company.edit({ ...elsewhere, text: 'Mine' })).rejects.toThrow(NoteNotFound);
    await expect(company.remove(elsewhere)).rejects.toThrow(NoteNotFound);
    expect(written()).toEqual([[ANA.userId, 'Call her.']]);
  });

  it('are limited in number', async () => {
    for (let count = 0; count < NOTE_LIMITS.perApplication; count += 1) await write(ANA, `Note ${count}`);
    await expect(write(OWNER, 'One more')).rejects.toThrow(TooManyNotes);
    await write(OWNER, 'Elsewhere', [], 2);
  });

  it('can be one text for each member, which leaves those of others', async () => {
    const set = (member: Member, text: string | null) =>
      company.replaceFirst({ applicationId: APPLICATION, member, text });
    await set(ANA, null);
    await set(ANA, 'Call her.');
    await write(ANA, 'Second');
    await set(OWNER, 'Mine');
    await set(ANA, 'Called her.');
    expect(written()).toEqual([
      [ANA.userId, 'Called her.'],
      [ANA.userId, 'Second'],
      [OWNER.userId, 'Mine'],
    ]);
    await set(OWNER, ' ');
    expect(written().map(([, text]) => text)).toEqual(['Called her.', 'Second']);
  });
});
