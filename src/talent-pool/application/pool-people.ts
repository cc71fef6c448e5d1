import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCases } from '#shared/application/use-case.js';
import {
  checkNote,
  checkTags,
  POOL_LIMITS,
  PoolNoteNotFound,
  PoolPersonNotFound,
  TooManyPoolNotes,
} from '../domain/pool.js';
import { TalentPools } from './ports/talent-pools.js';

type Person = { readonly employerId: number; readonly id: number };

/**
 * What companies do with the people whom they keep in mind.
 * @throws PoolPersonNotFound, InvalidFields
 */
@UseCases()
export class PoolPeople {
  constructor(
    private readonly pools: TalentPools,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Replaces the tags. */
  async tag({ tags, ...person }: Person & { readonly tags: readonly string[] }): Promise<void> {
    const checkedTags = checkTags(tags);
    await this.change(person, () => this.pools.setTags(person.id, checkedTags));
  }

  /** @throws TooManyPoolNotes */
  async note({
    authorId,
    text,
    ...person
  }: Person & { readonly authorId: number; readonly text: string }): Promise<void> {
    const note = checkNote(text);
    await this.change(person, async ({ notes }) => {
      if (notes >= POOL_LIMITS.notes) throw new TooManyPoolNotes();
      await this.pools.addNote(person.id, authorId, note, this.clock.now());
    });
  }

  /** @throws PoolNoteNotFound */
  async removeNote({ noteId, ...person }: Person & { readonly noteId: number }): Promise<void> {
    await this.change(person, async () => {
      if (!(await this.pools.removeNote(person.id, noteId))) throw new PoolNoteNotFound();
    });
  }

  /** Forgets the person, with tags and notes. */
  async remove(person: Person): Promise<void> {
    await this.change(person, () => this.pools.remove(person.id));
  }

  private async change(
    { employerId, id }: Person,
    change: (found: { readonly notes: number }) => Promise<void>,
  ): Promise<void> {
    await this.unitOfWork.run(async () => {
      const found = await this.pools.lock(employerId, id, this.clock.now());
      if (!found) throw new PoolPersonNotFound();
      await change(found);
    });
  }
}
