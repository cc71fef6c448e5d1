import type { TalentPools } from '#talent-pool/application/ports/talent-pools.js';
import type { StoredPerson } from '../../support/in-memory/talent-pool/in-memory-talent-pools.js';

type Fixture = {
  readonly pools: TalentPools;
  readonly employerId: number;
  readonly otherEmployerId: number;
  readonly seekerIds: readonly [number, number];
  /** Reads what is stored of somebody. */
  readonly read: (employerId: number, jobSeekerId: number) => Promise<StoredPerson | undefined>;
};

const NOW = new Date('2026-06-15T12:00:00.000Z');
const END = new Date('2028-06-15T12:00:00.000Z');
const APPLIED = {
  applicationId: 7,
  title: 'Waiter',
  appliedAt: new Date('2026-06-01T08:00:00.000Z'),
  status: 'pending',
};

/** Contract of `TalentPools`. */
export function talentPoolsContract(open: () => Promise<Fixture>): void {
  let fixture: Fixture;
  beforeEach(async () => {
    fixture = await open();
  });

  const member = (seeker = fixture.seekerIds[0], employerId = fixture.employerId) => ({
    employerId,
    jobSeekerId: seeker,
  });
  const keep = async (who = member(), expiresAt = END): Promise<StoredPerson> => {
    await fixture.pools.keep({ ...who, text: 'They may.', consentedAt: NOW, expiresAt });
    return (await read(who)) as StoredPerson;
  };
  const read = ({ employerId, jobSeekerId } = member()) => fixture.read(employerId, jobSeekerId);

  it('keep somebody once for each company, and what they know with a new consent', async () => {
    const { id } = await keep();
    await keep(member(fixture.seekerIds[0], fixture.otherEmployerId));
    await fixture.pools.setTags(id, ['summer']);
    const later = new Date('2029-01-01T00:00:00.000Z');
    const again = { ...member(), text: 'They still may.', consentedAt: END, expiresAt: later };
    await fixture.pools.keep(again);
    expect(await read()).toMatchObject({ ...again, id, tags: ['summer'] });
    expect(await read(member(fixture.seekerIds[0], fixture.otherEmployerId))).toMatchObject({
      tags: [],
      expiresAt: END,
    });
  });

  it('prolong only what has not ended', async () => {
    await keep();
    const later = new Date('2028-01-01T00:00:00.000Z');
    expect(await fixture.pools.renew(member(), new Date(END.getTime() - 1), later)).toBe(true);
    expect(await fixture.pools.renew(member(), later, END)).toBe(false);
    for (const nobody of [member(fixture.seekerIds[1]), member(fixture.seekerIds[0], fixture.otherEmployerId)])
      expect(await fixture.pools.renew(nobody, NOW, END)).toBe(false);
    expect(await read()).toMatchObject({ consentedAt: new Date(END.getTime() - 1), expiresAt: later });
  });

  it('find somebody for their own company until the consent ends', async () => {
    const { id } = await keep();
    const { pools, employerId, otherEmployerId } = fixture;
    expect(await pools.lock(employerId, id, NOW)).toEqual({ notes: 0 });
    expect(await pools.lock(otherEmployerId, id, NOW)).toBeUndefined();
    expect(await pools.lock(employerId, id, END)).toBeUndefined();
  });

  it('hold notes about the right person', async () => {
    const [one, other] = [await keep(), await keep(member(fixture.seekerIds[1]))];
    await fixture.pools.addNote(one.id, fixture.employerId, 'Call her.', NOW);
    expect(await fixture.pools.lock(fixture.employerId, one.id, NOW)).toEqual({ notes: 1 });
    expect(await fixture.pools.lock(fixture.employerId, other.id, NOW)).toEqual({ notes: 0 });
    const [note] = (await read())?.notes ?? [];
    expect(note).toMatchObject({ text: 'Call her.' });
    expect(await fixture.pools.removeNote(other.id, note?.id ?? 0)).toBe(false);
    expect(await fixture.pools.removeNote(one.id, note?.id ?? 0)).toBe(true);
    expect(await fixture.pools.removeNote(one.id, note?.id ?? 0)).toBe(false);
  });

  it('remember applications of those whom they have, with the last status', async () => {
    await fixture.pools.remember(member(), [APPLIED]);
    expect((await keep()).applications).toEqual([]);
    const others = [member(fixture.seekerIds[1]), member(fixture.seekerIds[0], fixture.otherEmployerId)];
    for (const other of others) await keep(other);
    await fixture.pools.remember(member(), [APPLIED, { ...APPLIED, applicationId: 8 }]);
    const again = { ...APPLIED, title: 'Head Waiter', appliedAt: NOW, status: 'reviewed' };
    await fixture.pools.remember(member(), [again]);
    expect((await read())?.applications).toContainEqual(again);
    await fixture.pools.progress(APPLIED.applicationId, 'offered');
    const last = { ...again, status: 'offered' };
    expect((await read())?.applications).toEqual(expect.arrayContaining([last, { ...APPLIED, applicationId: 8 }]));
    await fixture.pools.forget(8);
    expect((await read())?.applications).toEqual([last]);
    for (const other of others) expect(await read(other)).toMatchObject({ applications: [] });
  });

  it('forget somebody with everything, and nobody else', async () => {
    const { id } = await keep();
    const others = [member(fixture.seekerIds[1]), member(fixture.seekerIds[0], fixture.otherEmployerId)];
    for (const other of others) await keep(other);
    await fixture.pools.addNote(id, fixture.employerId, 'Call her.', NOW);
    expect(await fixture.pools.withdraw(member())).toBe(true);
    expect(await fixture.pools.withdraw(member())).toBe(false);
    expect(await keep()).toMatchObject({ notes: [], applications: [] });
    await fixture.pools.remove((await keep()).id);
    expect(await read()).toBeUndefined();
    for (const other of others) expect(await read(other)).toBeDefined();
  });

  it('delete those whose consent has ended, up to a limit, and count them before', async () => {
    const ended = new Date('2027-01-01T00:00:00.000Z');
    await keep(member(), ended);
    await keep(member(fixture.seekerIds[1]), ended);
    await keep(member(fixture.seekerIds[0], fixture.otherEmployerId));
    expect(await fixture.pools.expired(new Date(ended.getTime() - 1))).toEqual({ count: 0, oldest: null });
    expect(await fixture.pools.expired(ended)).toEqual({ count: 2, oldest: ended });
    expect(await fixture.pools.deleteExpired(ended, 1)).toBe(1);
    expect(await fixture.pools.deleteExpired(ended, 5)).toBe(1);
    expect(await fixture.pools.deleteExpired(ended, 5)).toBe(0);
    expect(await read(member(fixture.seekerIds[0], fixture.otherEmployerId))).toBeDefined();
  });
}
