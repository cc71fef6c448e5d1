import type { Due } from '#shared/application/background/retention.js';
import { TalentPools, type Consent, type RememberedApplication } from '#talent-pool/application/ports/talent-pools.js';

type Member = Pick<Consent, 'employerId' | 'jobSeekerId'>;

/** Somebody in a pool. */
export type StoredPerson = Consent & {
  readonly id: number;
  readonly tags: readonly string[];
  readonly notes: readonly { readonly id: number; readonly text: string }[];
  readonly applications: readonly RememberedApplication[];
};

export class InMemoryTalentPools extends TalentPools {
  private people: readonly StoredPerson[] = [];
  private lastId = 0;

  override keep(consent: Consent): Promise<void> {
    const known = this.of(consent);
    if (known) return this.change(known.id, consent);
    this.people = [...this.people, { ...consent, id: (this.lastId += 1), tags: [], notes: [], applications: [] }];
    return Promise.resolve();
  }

  override async renew(member: Member, now: Date, expiresAt: Date): Promise<boolean> {
    const known = this.of(member);
    if (!known || known.expiresAt <= now) return false;
    await this.change(known.id, { consentedAt: now, expiresAt });
    return true;
  }

  override withdraw(member: Member): Promise<boolean> {
    const known = this.of(member);
    if (known) this.people = this.people.filter(({ id }) => id !== known.id);
    return Promise.resolve(known !== undefined);
  }

  override lock(employerId: number, id: number, now: Date): Promise<{ readonly notes: number } | undefined> {
    const found = this.people.find((one) => one.id === id && one.employerId === employerId && one.expiresAt > now);
    return Promise.resolve(found && { notes: found.notes.length });
  }

  override setTags(id: number, tags: readonly string[]): Promise<void> {
    return this.change(id, { tags });
  }

  override addNote(id: number, _authorId: number, text: string): Promise<void> {
    const notes = this.people.find((one) => one.id === id)?.notes ?? [];
    return this.change(id, { notes: [...notes, { id: (this.lastId += 1), text }] });
  }

  override removeNote(id: number, noteId: number): Promise<boolean> {
    const notes = this.people.find((one) => one.id === id)?.notes ?? [];
    const rest = notes.filter((note) => note.id !== noteId);
    return this.change(id, { notes: rest }).then(() => rest.length < notes.length);
  }

  override remove(id: number): Promise<void> {
    this.people = this.people.filter((one) => one.id !== id);
    return Promise.resolve();
  }

  override remember(member: Member, applications: readonly RememberedApplication[]): Promise<void> {
    const known = this.of(member);
    if (!known) return Promise.resolve();
    const ids = new Set(applications.map(({ applicationId }) => applicationId));
    const others = known.applications.filter(({ applicationId }) => !ids.has(applicationId));
    return this.change(known.id, { applications: [...others, ...applications] });
  }

  override async progress(applicationId: number, status: string): Promise<void> {
    const after = (one: RememberedApplication) => (one.applicationId === applicationId ? { ...one, status } : one);
    for (const { id, applications } of this.people) await this.change(id, { applications: applications.map(after) });
  }

  override async forget(applicationId: number): Promise<void> {
    for (const { id, applications } of this.people) {
      await this.change(id, { applications: applications.filter((one) => one.applicationId !== applicationId) });
    }
  }

  override deleteExpired(now: Date, limit: number): Promise<number> {
    const ended = this.people.filter(({ expiresAt }) => expiresAt <= now).slice(0, limit);
    this.people = this.people.filter((one) => !ended.includes(one));
    return Promise.resolve(ended.length);
  }

  override expired(now: Date): Promise<Due> {
    const ends = this.people.map(({ expiresAt }) => expiresAt).filter((end) => end <= now);
    const [oldest = null] = ends.toSorted((one, other) => one.getTime() - other.getTime());
    return Promise.resolve({ count: ends.length, oldest });
  }

  of({ employerId, jobSeekerId }: Member): StoredPerson | undefined {
    return this.people.find((one) => one.employerId === employerId && one.jobSeekerId === jobSeekerId);
  }

  private change(id: number, changes: Partial<StoredPerson>): Promise<void> {
    this.people = this.people.map((one) => (one.id === id ? { ...one, ...changes } : one));
    return Promise.resolve();
  }
}
