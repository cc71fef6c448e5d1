import { KeepInMind } from '#talent-pool/application/keep-in-mind.js';
import { PoolPeople } from '#talent-pool/application/pool-people.js';
import { TooManyPoolNotes } from '#talent-pool/domain/pool.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';
import { InMemoryTalentPools } from '../../support/in-memory/talent-pool/in-memory-talent-pools.js';

const MEMBER = { employerId: 1, jobSeekerId: 3 };
const APPLIED = {
  applicationId: 7,
  title: 'Waiter',
  appliedAt: new Date('2026-06-01T08:00:00.000Z'),
  status: 'pending',
};

describe('keeping somebody in mind', () => {
  let pools: InMemoryTalentPools;
  let clock: FixedClock;
  const keep = (text?: string, applications = [APPLIED]) =>
    new KeepInMind(pools, { of: () => Promise.resolve(applications) }, new InMemoryUnitOfWork(), clock).execute({
      ...MEMBER,
      text,
    });
  beforeEach(() => {
    pools = new InMemoryTalentPools();
    clock = new FixedClock();
  });

  it('needs a consent, which later applications without one do not renew', async () => {
    await keep();
    expect(pools.of(MEMBER)).toBeUndefined();
    await keep('They may.');
    const consent = {
      text: 'They may.',
      consentedAt: new Date('2026-06-15T12:00:00.000Z'),
      expiresAt: new Date('2028-06-15T12:00:00.000Z'),
    };
    expect(pools.of(MEMBER)).toMatchObject({ ...consent, applications: [APPLIED] });
    clock.forward(86_400_000);
    const another = { ...APPLIED, applicationId: 8 };
    await keep(undefined, [APPLIED, another]);
    expect(pools.of(MEMBER)).toMatchObject({ ...consent, applications: [APPLIED, another] });
  });

  it('takes up to a hundred notes', async () => {
    await keep('They may.');
    const { id = 0 } = pools.of(MEMBER) ?? {};
    const people = new PoolPeople(pools, new InMemoryUnitOfWork(), clock);
    const note = () => people.note({ employerId: MEMBER.employerId, id, authorId: 1, text: 'Call her.' });
    for (let count = 0; count < 100; count += 1) await note();
    await expect(note()).rejects.toThrow(TooManyPoolNotes);
    await people.removeNote({ employerId: MEMBER.employerId, id, noteId: pools.of(MEMBER)?.notes[0]?.id ?? 0 });
    await note();
    expect(pools.of(MEMBER)?.notes).toHaveLength(100);
  });
});
