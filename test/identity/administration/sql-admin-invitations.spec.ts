import { SqlAdminInvitations } from '#identity/administration/adapters/sql-admin-invitations.js';
import { UserSchema } from '#identity/accounts/adapters/persistence/user.schema.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { insertAccounts } from '../../support/rows/accounts.js';

const NOW = new Date('2026-06-15T12:00:00.000Z');
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

describe('stored invitations of admins', () => {
  let orm: TestOrm;
  let invitations: SqlAdminInvitations;
  beforeAll(async () => {
    orm = await openTestOrm([UserSchema]);
    invitations = new SqlAdminInvitations(orm.database, new FixedClock(NOW));
  });
  beforeEach(async () => {
    await orm.empty('user_account');
    await insertAccounts(
      orm.database,
      { id: 3, role: 'admin' },
      { id: 4, role: 'admin' },
      { id: 5, role: 'admin', isSuspended: true },
      { id: 6 },
    );
  });
  afterAll(() => orm.close());

  const issue = async (name: string, adminId: number, createdAt = at(-60), expiresAt = at(60)) =>
    (await invitations.issue({ email: `${name}@home.test`, adminId, createdAt, expiresAt })).token;
  const open = async () => (await invitations.open()).map(({ email }) => email.split('@', 1)[0]);
  const stored = async () =>
    (await orm.database.query<{ email: string }>('select email from admin_invitation order by id')).map(
      ({ email }) => email.split('@', 1)[0],
    );

  it('are valid while they have not expired and the admin who sent them is one', async () => {
    const tokens = [
      await issue('first', 3),
      await issue('of a suspended admin', 5),
      await issue('of a former admin', 6),
      await issue('last', 4),
      await issue('expires now', 3, at(-60), NOW),
    ];
    expect(await open()).toEqual(['last', 'first']);
    expect(await Promise.all(tokens.map((token) => invitations.isValid(token)))).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
    expect(await invitations.consume(tokens[1] ?? '')).toBeUndefined();
    expect(await invitations.consume(tokens[0] ?? '')).toMatchObject({ email: 'first@home.test' });
    expect(await open()).toEqual(['last']);
  });

  it('are deleted by the next one once they have expired, but not before', async () => {
    await issue('open', 3);
    await issue('expires now', 3, at(-60), NOW);
    await invitations.issue({ email: 'next@home.test', adminId: 3, createdAt: NOW, expiresAt: at(60) });
    expect(await stored()).toEqual(['open', 'next']);
  });

  it('are withdrawn from an instant on, or all, of one admin', async () => {
    await issue('before', 3, at(-2));
    await issue('then', 3, at(-1));
    await issue('of another', 4, at(-1));
    await invitations.withdrawSince(3, at(-1));
    expect(await stored()).toEqual(['before', 'of another']);
    await invitations.withdrawSince(3, null);
    expect(await stored()).toEqual(['of another']);
  });

  it('lead to those who joined through an admin since an instant, or through one of theirs', async () => {
    const join = async (id: number, by: number, createdAt: Date) => {
      await insertAccounts(orm.database, { id, role: 'admin' });
      await invitations.recordJoined(id, by);
      await orm.database.query('update user_account set created_at = $2 where id = $1', [id, createdAt]);
    };
    await join(13, 3, at(-1));
    await join(10, 13, at(0));
    await join(12, 3, at(-3));
    await join(11, 12, at(-2));
    await join(14, 4, at(0));
    expect(await invitations.joinedSince(3, at(-2))).toEqual([10, 11, 13]);
    expect(await invitations.joinedSince(4, at(-2))).toEqual([14]);
  });
});
