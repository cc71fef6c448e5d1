import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCases } from '#shared/application/use-case.js';
import { isWithin, reachOf, type Member } from '#shared/domain/actor.js';
import { ApplicationNotFound, NoteNotFound, TooManyNotes } from '../../domain/application-errors.js';
import { ApplicationNoted } from '../../domain/application-events.js';
import { ApplicationNote, NOTE_LIMITS, onlyNote, type Written } from '../../domain/application-note.js';
import { ApplicationNotes } from '../ports/application-notes.js';
import { ApplicationRepository } from '../ports/application-repository.js';
import { Colleagues } from '../ports/colleagues.js';
import { ApplicableListings, type ListedJob } from '../ports/directories.js';

type About = { readonly applicationId: number; readonly member: Member };
type OneNote = About & { readonly noteId: number };

/**
 * What the members of a company write about an application. Mentions of people who may not see it are ignored.
 * @throws ApplicationNotFound if it is not within the reach of the member, or is still held
 */
@UseCases()
export class CompanyNotes {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly notes: ApplicationNotes,
    private readonly listings: ApplicableListings,
    private readonly colleagues: Colleagues,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the id of the note.
   * @throws TooManyNotes, InvalidFields
   */
  write({ text, mentions, ...about }: About & Written): Promise<number> {
    return this.with(about, async (job) => this.add(about, job, { text, mentions: await this.readers(job, mentions) }));
  }

  /** @throws NoteNotFound, NotOwnNote, InvalidFields */
  edit({ text, mentions, noteId, ...about }: OneNote & Written): Promise<void> {
    return this.with(about, async (job) => {
      const written = { text, mentions: await this.readers(job, mentions) };
      await this.change(about, noteId, (note) => note.edit(about.member.userId, job.id, written, this.clock.now()));
    });
  }

  /** @throws NoteNotFound, NotOwnNote */
  remove({ noteId, ...about }: OneNote): Promise<void> {
    const { userId, companyRole } = about.member;
    return this.with(about, async (job) => {
      await this.change(about, noteId, (note) => {
        note.requireDeletable({ userId, isOwner: companyRole === 'owner' });
        return this.notes.remove(note);
      });
      this.unitOfWork.record([new ApplicationNoted(about.applicationId, job.id, null)]);
    });
  }

  /**
   * Replaces the member's first note, or writes it; without a text, deletes it. What others wrote stays.
   * @throws TooManyNotes, InvalidFields
   */
  replaceFirst({ text: entered, ...about }: About & { readonly text: string | null }): Promise<void> {
    const { applicationId, member } = about;
    const text = onlyNote(entered);
    return this.with(about, async (job) => {
      const noteId = await this.notes.firstOf(applicationId, member.userId);
      if (text === null) {
        if (noteId !== undefined) await this.remove({ ...about, noteId });
      } else if (noteId === undefined) await this.add(about, job, { text });
      else {
        await this.change(about, noteId, (note) =>
          note.edit(member.userId, job.id, { text, mentions: note.mentions }, this.clock.now()),
        );
      }
    });
  }

  private async add({ applicationId, member }: About, job: ListedJob, written: Written): Promise<number> {
    if ((await this.notes.count(applicationId)) >= NOTE_LIMITS.perApplication) throw new TooManyNotes();
    const id = await this.notes.nextId();
    const authorId = member.userId;
    await this.notes.add(
      ApplicationNote.write({ id, applicationId, jobId: job.id, authorId, ...written }, this.clock.now()),
    );
    return id;
  }

  private async change(
    { applicationId }: About,
    noteId: number,
    change: (note: ApplicationNote) => void | Promise<void>,
  ): Promise<void> {
    await this.notes.change(noteId, (note) => {
      if (note.applicationId !== applicationId) throw new NoteNotFound();
      return change(note);
    });
  }

  /** Locks the application, so that its notes are counted one after another. */
  private with<Result>({ applicationId, member }: About, work: (job: ListedJob) => Promise<Result>): Promise<Result> {
    return this.unitOfWork.run(() =>
      this.applications.change(applicationId, async (application) => {
        const job = await this.listings.find(application.jobId);
        if (application.isHeld || !job || !isWithin(reachOf(member), job)) throw new ApplicationNotFound();
        return work(job);
      }),
    );
  }

  /** Those of the people who may see the application. */
  private async readers(job: ListedJob, mentions: readonly number[] = []): Promise<readonly number[]> {
    if (mentions.length === 0) return [];
    const readers = new Set((await this.colleagues.colleagues(job)).map(({ id }) => id));
    return mentions.filter((id) => readers.has(id));
  }
}
