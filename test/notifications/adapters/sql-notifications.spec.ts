import { HiringEnded } from '#identity';
import { AccountAccessReadModel } from '#notifications/adapters/persistence/account-access-read-model.js';
import { MailsOfFormerMembers } from '#notifications/adapters/persistence/mails-of-former-members.js';
import { SqlApplicationNotices } from '#notifications/adapters/persistence/sql-application-notices.js';
import { SqlOutbox } from '#notifications/adapters/persistence/sql-outbox.js';
import { SqlSubscriptions } from '#notifications/adapters/persistence/sql-subscriptions.js';
import type { Recipients } from '#notifications/application/ports/recipients.js';
import { Metrics } from '#platform/metrics.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { insertAccounts } from '../../support/rows/accounts.js';

const [ELENA, SAM] = [3, 4];

describe('notifications in PostgreSQL', () => {
  let orm: TestOrm;
  beforeAll(async () => {
    orm = await openTestOrm([]);
  });
  beforeEach(async () => {
    await orm.empty('user_account', 'refused_address', 'mail');
    await insertAccounts(orm.database, { id: ELENA, role: 'employer' }, { id: SAM });
  });
  afterAll(() => orm.close());

  const refuse = (...rows: readonly (readonly [address: string, stream: string])[]) =>
    Promise.all(
      rows.map((row) => orm.database.query('insert into refused_address (address_key, stream) values ($1, $2)', row)),
    );
  const refused = async () =>
    (
      await orm.database.query<{ at: string }>(
        `select address_key || ' ' || stream as at from refused_address order by address_key, stream`,
      )
    ).map(({ at }) => at);

  describe('subscriptions', () => {
    let subscriptions: SqlSubscriptions;
    beforeEach(() => {
      const find = (userId: number) => Promise.resolve({ email: `User${userId}@Wayfare.test` });
      subscriptions = new SqlSubscriptions(orm.database, { find } as unknown as Recipients);
    });
    const ALL = { applications: true, messages: true, alerts: true, reminders: true };

    it('are on until a person chooses, each for itself', async () => {
      expect(await subscriptions.choices(SAM)).toEqual(ALL);
      await subscriptions.choose(SAM, { ...ALL, alerts: false });
      await subscriptions.choose(ELENA, { ...ALL, messages: false });
      expect(await subscriptions.choices(SAM)).toEqual({ ...ALL, alerts: false });
      const wanted = [subscriptions.wants(SAM, 'alerts'), subscriptions.wants(SAM, 'messages')];
      expect(await Promise.all(wanted)).toEqual([false, true]);
      await subscriptions.choose(SAM, ALL);
      expect(await subscriptions.choices(SAM)).toEqual(ALL);
      expect(await subscriptions.choices(ELENA)).toEqual({ ...ALL, messages: false });
    });

    it('end by a link that stays the same, for one stream of one person', async () => {
      const token = await subscriptions.token(SAM, 'alerts');
      expect(await subscriptions.token(SAM, 'alerts')).toBe(token);
      const others = [await subscriptions.token(SAM, 'messages'), await subscriptions.token(ELENA, 'alerts')];
      expect(others).not.toContain(token);
      expect([await subscriptions.unsubscribe('a guess'), await subscriptions.unsubscribe(token)]).toEqual([
        undefined,
        'alerts',
      ]);
      expect(await subscriptions.choices(SAM)).toEqual({ ...ALL, alerts: false });
      expect(await subscriptions.choices(ELENA)).toEqual(ALL);
      expect(await subscriptions.token(SAM, 'alerts')).toBe(token);
      expect(await subscriptions.choices(SAM)).toEqual({ ...ALL, alerts: false });
    });

    it('forget that the address refused mails about what its owner chooses, and about the account', async () => {
      const own = `user${SAM}@wayfare.test`;
      await refuse([own, 'account'], [own, 'alerts'], [own, 'messages'], ['user3@wayfare.test', 'alerts']);
      expect(await subscriptions.refused(SAM)).toEqual(['account', 'alerts', 'messages']);
      await subscriptions.choose(SAM, { ...ALL, messages: false });
      expect(await refused()).toEqual(['user3@wayfare.test alerts', `${own} messages`]);
    });
  });

  it('queue failed mails again, and forget that their address refused mails of their stream', async () => {
    const outbox = new SqlOutbox(orm.database, { wake: () => undefined }, orm.unitOfWork, 'a secret', new Metrics());
    await refuse(['sam@home.test', 'alerts'], ['sam@home.test', 'messages'], ['ana@home.test', 'alerts']);
    await orm.database.query(
      `insert into mail (id, kind, subject, stream, user_id, address, state, attempts, fault)
       select nth, 'job-alert', nth, 'alerts', ${SAM}, 'Sam@home.test', state, 7, '550'
       from unnest(array['failed', 'interrupted', 'sent', 'failed', 'sending']) with ordinality mail (state, nth)`,
    );
    const failed = await outbox.failed({ ids: [1, 2, 3] });
    // Another process began to send one that had failed.
    expect(await outbox.requeue([...failed, ...failed.map((mail) => ({ ...mail, id: 5 }))])).toBe(2);
    const states = await orm.database.query('select state, attempts, fault from mail order by id');
    expect(states).toMatchObject([
      { state: 'queued', attempts: 0, fault: null },
      { state: 'queued', attempts: 0, fault: null },
      { state: 'sent' },
      { state: 'failed', attempts: 7 },
      { state: 'sending', attempts: 7 },
    ]);
    expect(await refused()).toEqual(['ana@home.test alerts', 'sam@home.test messages']);
  });

  it('drop what a former member has not got yet about the company, but nothing about the account', async () => {
    await orm.database.query(
      `insert into mail (kind, subject, stream, user_id, state, secret)
       select kind, nth, stream, person, state, 'a secret'
       from unnest(
         array['application-received', 'listing-restricted', 'password-reset', 'application-received', 'application-received'],
         array['applications', 'account', 'account', 'applications', 'applications'],
         array[${ELENA}, ${ELENA}, ${ELENA}, ${ELENA}, ${SAM}],
         array['queued', 'queued', 'queued', 'sending', 'queued']
       ) with ordinality mail (kind, stream, person, state, nth)`,
    );
    await new MailsOfFormerMembers(orm.database).left(new HiringEnded(9, ELENA));
    const mails = await orm.database.query<{ state: string; secret: string | null }>(
      'select state, secret from mail order by subject',
    );
    expect(mails.map(({ state, secret }) => [state, secret !== null])).toEqual([
      ['dropped', false],
      ['dropped', false],
      ['queued', true],
      ['sending', true],
      ['queued', true],
    ]);
  });

  it('tell one person five applications in 24 hours at once, and those that were told already, but no team', async () => {
    const notices = new SqlApplicationNotices(orm.database);
    const tell = async (id: number, ...people: number[]) =>
      (await notices.plan({ id, jobId: 1, workplaceId: null }, people)).map(({ userId, notice }) => [userId, notice]);
    const plan = async (id: number) => [...(await tell(id, ELENA)), ...(await tell(id, SAM))];
    const told = (userId: number, from: number, to: number, queuedAt: string, kind = 'application-received') =>
      orm.database.query(
        `insert into mail (kind, subject, key, stream, user_id, state, queued_at)
         select $2, nth || $2, jsonb_build_object('applicationId', nth), 'applications', $1, 'sent', now() - $5::interval
         from generate_series($3::int, $4::int) nth`,
        [userId, kind, from, to, queuedAt],
      );
    await told(ELENA, 1, 4, '23 hours 59 minutes');
    await told(ELENA, 5, 9, '24 hours 1 minute');
    await told(ELENA, 10, 14, '1 minute', 'application-sent');
    await told(SAM, 21, 25, '1 minute');
    expect(await plan(30)).toEqual([
      [ELENA, 'at_once'],
      [SAM, 'daily'],
    ]);
    expect(await tell(30, ELENA, SAM)).toEqual([
      [ELENA, 'daily'],
      [SAM, 'daily'],
    ]);
    await told(ELENA, 26, 26, '1 minute');
    expect(await plan(30)).toEqual([
      [ELENA, 'daily'],
      [SAM, 'daily'],
    ]);
    expect(await plan(25)).toEqual([
      [ELENA, 'daily'],
      [SAM, 'at_once'],
    ]);
  });

  it('name what else gives access to an account, without keys that have expired', async () => {
    const clock = new FixedClock(new Date('2026-06-15T12:00:00.000Z'));
    for (const owner of [ELENA, SAM]) {
      await orm.database.query(
        `insert into passkey (user_id, credential_id, public_key, counter, name, created_at)
         values ($1, $2, '', 0, 'Phone of ' || $2, now())`,
        [owner, String(owner)],
      );
      await orm.database.query(
        `insert into linked_identity (user_id, provider, issuer, subject, created_at) values ($1, 'google', 'g', $2, now())`,
        [owner, String(owner)],
      );
    }
    await orm.database.query(
      `insert into api_key (user_id, slot, name, scope, hint, hash, created_at, expires_at)
       select ${ELENA}, nth, name, 'read', 'hint', name::bytea, now(), at
       from unnest(array['expired', 'valid'], array['2026-06-15T12:00:00Z', '2026-06-15T12:00:01Z']::timestamptz[])
         with ordinality key (name, at, nth)`,
    );
    await orm.database.query(
      `insert into webhook (user_id, slot, url, events, secret, created_at) values (${ELENA}, 1, 'https://ats.test', '[]', '', now())`,
    );
    await orm.database.query(
      `insert into import_address (user_id, url, due_at) values (${ELENA}, 'https://feed.test', now())`,
    );
    const access = new AccountAccessReadModel(orm.database, clock);
    expect((await access.of(ELENA)).map(({ kind, name }) => [kind, name])).toEqual([
      ['passkey', 'Phone of 3'],
      ['identity', 'google'],
      ['api-key', 'valid'],
      ['webhook', 'https://ats.test'],
      ['feed', 'https://feed.test'],
    ]);
    expect(await access.of(SAM)).toHaveLength(2);
  });
});
