import { UserSchema } from '#identity/accounts/adapters/persistence/user.schema.js';
import { SqlApiKeys } from '#integrations/adapters/persistence/sql-api-keys.js';
import type { Actor } from '#shared/domain/actor.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';

const EMPLOYER = `
  insert into user_account (username, username_key, email, email_key, full_name, role, created_at)
  values ('elena', 'elena', 'elena@hotel.test', 'elena@hotel.test', 'Elena', 'employer', now())`;
const EXPIRY = new Date('2040-02-01');

/** Of two users, both act for the company of the first. */
const EMPLOYERS = {
  find: async (userId: number) => ({ userId, role: 'employer', employerId: 1 }) as Actor,
  forget: () => undefined,
};

describe('SqlApiKeys', () => {
  let orm: TestOrm;
  beforeAll(async () => {
    orm = await openTestOrm([UserSchema]);
    await orm.database.query(EMPLOYER);
  });
  afterAll(() => orm.close());

  it('finds a key until it expires by the clock of the application', async () => {
    const keysAt = (time: Date) => new SqlApiKeys(orm.database, EMPLOYERS, new FixedClock(time));
    const begin = new Date('2040-01-01');
    const added = await keysAt(begin).add(1, { name: 'Website', scope: 'read', expiresAt: EXPIRY, createdBy: 1 });
    expect(added).toMatchObject({ createdAt: begin, expiresAt: EXPIRY });
    const secret = added?.secret ?? '';
    const last = new Date(EXPIRY.getTime() - 1);
    expect(await keysAt(last).find(secret)).toEqual({ keyId: added?.id, userId: 1, employerId: 1, scope: 'read' });
    expect(await keysAt(EXPIRY).find(secret)).toBeUndefined();
  });

  it('records the use of a key at most once a minute', async () => {
    const clock = new FixedClock(new Date('2041-01-01'));
    const keys = new SqlApiKeys(orm.database, EMPLOYERS, clock);
    const terms = { scope: 'read', expiresAt: new Date('2042-01-01'), createdBy: 1 } as const;
    const { secret = '', id } = (await keys.add(1, { ...terms, name: 'Used' })) ?? {};
    const used = async () => {
      await keys.find(secret);
      return (await keys.of(1)).find((key) => key.id === id)?.lastUsedAt;
    };
    const first = clock.now();
    expect(await used()).toEqual(first);
    clock.forward(60_000);
    expect(await used()).toEqual(first);
    clock.forward(1);
    expect(await used()).toEqual(clock.now());
  });

  it('removes keys of an employer: one, those since an instant, or those of who made them', async () => {
    const clock = new FixedClock(new Date('2043-01-01'));
    const keys = new SqlApiKeys(orm.database, EMPLOYERS, clock);
    await orm.database.query('delete from api_key');
    const add = (name: string, createdBy = 1) =>
      keys.add(1, { name, scope: 'read', expiresAt: new Date('2050-01-01'), createdBy });
    const names = async () => (await keys.of(1)).map(({ name }) => name);
    const before = await add('before');
    clock.forward(1);
    const since = clock.now();
    for (const name of ['then', 'after']) await add(name);
    expect([await keys.remove(2, before?.id ?? 0), await keys.has(2, before?.id ?? 0)]).toEqual([false, false]);
    expect([await keys.removeSince(2, null), await keys.removeSince(1, since)]).toEqual([0, 2]);
    expect(await names()).toEqual(['before']);
    await orm.database.query(EMPLOYER.replaceAll('elena', 'ana'));
    const { id: keyId, secret = '' } = (await add('of a colleague', 2)) ?? {};
    expect(await keys.find(secret)).toEqual({ keyId, userId: 2, employerId: 1, scope: 'read' });
    expect([await keys.removeCreatedBy(2, 2), await keys.removeCreatedBy(1, 2)]).toEqual([0, 1]);
    expect(await names()).toEqual(['before']);
    expect(await keys.remove(1, before?.id ?? 0)).toBe(true);
  });
});
