import { MessageSchema } from '#messaging/adapters/persistence/message.schema.js';
import { PostgresUserSessions } from '#platform/http/security/sessions/postgres-user-sessions.js';
import { SESSION_LIFETIME } from '#platform/http/security/sessions/session.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { insertAccounts } from '../../support/rows/accounts.js';

const NOW = new Date('2026-06-15T12:00:00.000Z');
const MINUTE = 60_000;

describe('the sessions of a user', () => {
  let orm: TestOrm;
  let sessions: PostgresUserSessions;
  beforeAll(async () => {
    orm = await openTestOrm([MessageSchema]);
    sessions = new PostgresUserSessions(orm.database, new FixedClock(NOW));
  });
  beforeEach(async () => {
    await orm.empty('user_account', 'session');
    await insertAccounts(orm.database, { id: 3 }, { id: 4 });
    await insert(3, 'older', 5);
    await insert(3, 'newest', 1);
    await insert(3, 'new', 2);
    await insert(4, 'of another', 1);
    await insert(3, 'ends now', 1, NOW);
    await insert(3, 'about to end', 9, new Date(NOW.getTime() + 1));
  });
  afterAll(() => orm.close());

  /** A session that was last active that many minutes ago. */
  async function insert(userId: number, sid: string, minutes: number, expire?: Date): Promise<void> {
    const expires = new Date(NOW.getTime() - minutes * MINUTE + SESSION_LIFETIME);
    const sess = { passport: { user: userId }, client: { address: '::1', userAgent: sid }, cookie: { expires } };
    await orm.database.query('insert into session (sid, sess, expire) values ($1, $2, $3)', [
      sid,
      JSON.stringify(sess),
      expire ?? expires,
    ]);
  }
  const listed = async (userId = 3) => (await sessions.list(userId, 'new')).map(({ userAgent }) => userAgent);

  it('are those that have not expired, the last active one first', async () => {
    expect(await listed()).toEqual(['newest', 'new', 'older', 'about to end']);
    expect(await listed(4)).toEqual(['of another']);
    const current = (await sessions.list(3, 'new')).filter(({ isCurrent }) => isCurrent);
    expect(current.map(({ userAgent, lastActiveAt }) => [userAgent, lastActiveAt])).toEqual([
      ['new', new Date(NOW.getTime() - 2 * MINUTE)],
    ]);
  });

  it('end one by one, only those of the user', async () => {
    const [own] = await sessions.list(3, 'new');
    const [foreign] = await sessions.list(4, 'new');
    expect(await sessions.end(3, foreign?.id ?? 0)).toBe(false);
    expect(await sessions.end(3, own?.id ?? 0)).toBe(true);
    expect([await listed(), await listed(4)]).toEqual([['new', 'older', 'about to end'], ['of another']]);
  });

  it('end all but the current one, or all', async () => {
    await sessions.endAll(3, 'new');
    expect([await listed(), await listed(4)]).toEqual([['new'], ['of another']]);
    await sessions.endAll(3);
    expect([await listed(), await listed(4)]).toEqual([[], ['of another']]);
  });
});
