import { SqlOutbox } from '#notifications/adapters/persistence/sql-outbox.js';
import { Metrics } from '#platform/metrics.js';
import type { NewMail } from '#notifications/application/ports/outbox.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { insertAccounts } from '../../support/rows/accounts.js';
import { withUpgraded } from '../../support/database/upgraded-database.js';

const RESET: NewMail = {
  kind: 'password-reset',
  stream: 'account',
  key: { id: 'one' },
  userId: null,
  address: 'Sam@home.test',
  secret: 'token',
};
const NEWS: NewMail = {
  kind: 'application-received',
  stream: 'applications',
  key: { applicationId: 7 },
  userId: null,
  address: 'elena@hotel.test',
};
const about = (applicationId: number): NewMail => ({ ...NEWS, key: { applicationId } });

describe('SqlOutbox', () => {
  let orm: TestOrm;
  let outbox: SqlOutbox;
  beforeAll(async () => {
    orm = await openTestOrm([]);
  });
  afterAll(() => orm.close());
  beforeEach(async () => {
    await orm.empty('mail', 'refused_address', 'work_lease');
    outbox = new SqlOutbox(
      orm.database,
      { wake: () => undefined },
      orm.unitOfWork,
      'a secret for tests only',
      new Metrics(),
    );
  });

  const rows = () => orm.database.query(`select state, fault, secret from mail order by id`);

  it('queues a mail once even if added several times concurrently', async () => {
    await Promise.all(Array.from({ length: 5 }, () => outbox.add(NEWS)));
    await outbox.add(about(8));
    expect(await outbox.due(10)).toHaveLength(2);
    expect(await rows()).toHaveLength(2);
  });

  it('queues nothing if the transaction is rolled back', async () => {
    const failing = orm.unitOfWork.run(async () => {
      await outbox.add(NEWS);
      throw new Error('changed our mind');
    });
    await expect(failing).rejects.toThrow('changed our mind');
    expect(await rows()).toEqual([]);
  });

  it('stores a secret encrypted, and only until the mail is sent or no longer wanted', async () => {
    await outbox.add(RESET, { ...RESET, key: { id: 'unwanted' } }, { ...RESET, key: { id: 'failed' } });
    const [{ secret }] = (await rows()) as [{ secret: string }];
    expect(secret).not.toContain('token');
    const taken = await outbox.take(1);
    expect(taken).toMatchObject({ secret: 'token', attempts: 1, address: 'Sam@home.test' });
    for (const [id, end] of [
      [1, 'sent'],
      [2, 'dropped'],
      [3, 'failed'],
    ] as const)
      await outbox.end(id, end);
    // What failed can be sent again.
    expect(await rows()).toEqual([
      { state: 'sent', fault: null, secret: null },
      { state: 'dropped', fault: null, secret: null },
      { state: 'failed', fault: null, secret: expect.any(String) },
    ]);
    expect(await outbox.take(1)).toBeUndefined();
  });

  it('hands a mail over to only one process', async () => {
    await outbox.add(NEWS);
    await outbox.take(1);
    await outbox.take(1);
    expect(await Promise.all([outbox.handOver(1), outbox.handOver(1)])).toContain(false);
    expect(await outbox.handOver(1)).toBe(false);
  });

  it('resends only account mails after a crash', async () => {
    for (const mail of [RESET, NEWS]) await outbox.add(mail);
    for (const id of [1, 2]) {
      await outbox.take(id);
      await outbox.handOver(id);
    }
    expect(await outbox.take(1)).toMatchObject({ kind: 'password-reset', attempts: 2 });
    expect(await outbox.take(2)).toBeUndefined();
    expect(await rows()).toMatchObject([{ state: 'queued' }, { state: 'interrupted' }]);
  });

  it('counts attempts in a row, but not those before it was postponed', async () => {
    await outbox.add(NEWS);
    for (const attempts of [1, 2]) {
      expect(await outbox.take(1)).toMatchObject({ attempts });
      await outbox.retry(1, 60, 'busy');
    }
    expect(await rows()).toMatchObject([{ state: 'queued', fault: 'busy' }]);
    expect(await outbox.take(1)).toMatchObject({ attempts: 3 });
    const wait = () =>
      orm.database.query('select round(extract(epoch from due_at - changed_at))::int as seconds from mail');
    expect(await wait()).toEqual([{ seconds: 60 }]);
    await outbox.postpone(1, 30);
    expect(await rows()).toMatchObject([{ state: 'queued', fault: null }]);
    expect(await wait()).toEqual([{ seconds: 30 }]);
    expect(await outbox.take(1)).toMatchObject({ attempts: 1 });
  });

  it('marks a mail as sent even if another process considered it interrupted', async () => {
    await outbox.add(NEWS);
    await outbox.take(1);
    await outbox.handOver(1);
    await outbox.take(1);
    await outbox.end(1, 'sent');
    expect(await rows()).toMatchObject([{ state: 'sent', fault: null }]);
  });

  it('forgets a refused address after a day, for account mails only', async () => {
    await outbox.refuse('Sam@Home.test', 'account');
    await outbox.refuse('sam@home.test', 'messages');
    const refused = async () => [
      await outbox.isRefused('sam@home.test', 'account'),
      await outbox.isRefused('SAM@home.test', 'messages'),
      await outbox.isRefused('sam@home.test', 'applications'),
    ];
    expect(await refused()).toEqual([true, true, false]);
    await orm.database.query(`update refused_address set refused_at = now() - interval '25 hours'`);
    expect(await refused()).toEqual([false, true, false]);
    await outbox.refuse('sam@home.test', 'account');
    expect(await refused()).toEqual([true, true, false]);
  });

  it('has urgent mails due first, then those due longest, and none that is delayed or in work', async () => {
    await outbox.add(about(1), about(2), { ...about(3), delaySeconds: 60 });
    await outbox.add({ ...RESET, kind: 'account-unused' }, RESET, about(6));
    await orm.database.query(`update mail set due_at = now() - interval '1 hour' where id = 2`);
    await orm.database.query(`update mail set due_at = now() - interval '1 minute' where id in (1, 4)`);
    await orm.database.query(
      `insert into work_lease (queue, item, ends_at)
       values ('mail', 6, now() + interval '1 minute'), ('webhook', 5, now() + interval '1 minute'), ('mail', 4, now())`,
    );
    expect(await outbox.due(10)).toEqual([5, 2, 1, 4]);
    expect(await outbox.due(2)).toEqual([5, 2]);
  });

  it('has mails due that were postponed by a wrong clock, or whose process died', async () => {
    for (const id of [1, 2, 3, 4, 5, 6]) await outbox.add(about(id));
    const set = (id: number, column: string, age: string) =>
      orm.database.query(`update mail set ${column} = now() - $2::interval where id = $1`, [id, age]);
    // Retries wait for less than two days.
    await set(1, 'due_at', '-49 hours');
    await set(2, 'due_at', '-47 hours');
    for (const id of [3, 4, 5, 6]) {
      await outbox.take(id);
      await outbox.handOver(id);
      await set(id, 'due_at', `${id} hours`);
    }
    await set(3, 'changed_at', '25 seconds');
    await set(4, 'changed_at', '15 seconds');
    await set(5, 'changed_at', '-61 minutes');
    await set(6, 'changed_at', '-59 minutes');
    expect(await outbox.due(10)).toEqual([5, 3, 1]);
  });

  it('says when a mail last changed, which tells how long it has been in work, and how old it is', async () => {
    await outbox.add(NEWS);
    const steps: [string, () => Promise<unknown>][] = [
      ['taken', () => outbox.take(1)],
      ['handed over', () => outbox.handOver(1)],
      ['postponed', () => outbox.retry(1, 60, 'Busy')],
      ['ended', () => outbox.end(1, 'failed', '550')],
      ['queued again', async () => outbox.requeue(await outbox.failed({}))],
    ];
    for (const [step, take] of steps) {
      await orm.database.query(`update mail set changed_at = now() - interval '1 day'`);
      await take();
      const recent = `select from mail where changed_at > now() - interval '1 hour'`;
      expect([step, (await orm.database.query(recent)).length]).toEqual([step, 1]);
    }
    expect(await outbox.due(1)).toEqual([1]);
  });

  it('lists failed mails with the addresses that they went to, the last first', async () => {
    await insertAccounts(orm.database, { id: 7 });
    const add = (id: number, state: string, changed: string, userId: number | null, address: string | null) =>
      orm.database.query(
        `insert into mail (id, kind, subject, stream, user_id, address, state, fault, changed_at)
         values ($1::int, 'job-alert', $1::int::text, 'alerts', $4, $5, $2, '550', $3)`,
        [id, state, changed, userId, address],
      );
    await add(3, 'failed', '2026-06-01', 7, null);
    await add(1, 'interrupted', '2026-06-02', 7, 'new@home.test');
    await add(2, 'failed', '2026-06-01', null, 'sam@home.test');
    for (const [id, state] of ['queued', 'sending', 'sent', 'dropped'].entries())
      await add(id + 4, state, '2026-06-03', 7, null);
    const listed = (await outbox.failed({})).map(({ id, address, isInterrupted }) => [id, address, isInterrupted]);
    expect(listed).toEqual([
      [1, 'new@home.test', true],
      [3, 'user7@wayfare.test', false],
      [2, 'sam@home.test', false],
    ]);
    expect((await outbox.failed({ limit: 2 })).map(({ id }) => id)).toEqual([1, 3]);
    expect((await outbox.failed({ ids: [2, 4] })).map(({ id }) => id)).toEqual([2]);
    await orm.database.query('delete from user_account where id = 7');
  });

  it('deletes old mails that were sent', async () => {
    for (const id of [1, 2, 3]) await outbox.add(about(id));
    for (const id of [2, 3]) await outbox.end(id, 'sent');
    await orm.database.query(`update mail set changed_at = now() - interval '31 days' where id <> 2`);
    await outbox.tidy();
    expect(await orm.database.query('select id from mail order by id')).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it('reads mails that a process of the previous version queues', async () => {
    const queue = `insert into mail (kind, subject, stream, address) values ($1, $2, 'messages', 'sam@home.test')`;
    await orm.database.query(queue, ['unread-messages', '5.0']);
    await orm.database.query(queue, ['interview-offered', '7.2.1']);
    await orm.database.query(queue, ['password-changed', '6f1d.x']);
    expect([(await outbox.take(1))?.key, (await outbox.take(2))?.key, (await outbox.take(3))?.key]).toEqual([
      { conversationId: 5, lastReadId: 0 },
      { interviewId: 7, offers: 2, changes: 1 },
      { id: '6f1d.x' },
    ]);
  });

  it('migrates pending status mails from an older database', async () => {
    const fill = `
      with someone as (
        insert into user_account (username, username_key, email, email_key, password_hash, full_name, role, created_at)
        select n, n, n || '@x.org', n || '@x.org', 'a hash', n, 'employer', now() from unnest(array['elena', 'sam']) n
        returning id
      ), listing as (
        insert into job (employer_id, title, company, location, description, salary, job_type, category, posted_at)
        select min(id), 'Porter', 'Hotel', 'Rome', 'text', '', 'full_time', 'hotel', now() from someone returning id
      ), application as (
        insert into application (job_id, job_seeker_id, answers, applied_at, status)
        select listing.id, max(someone.id), '[]', now(), 'reviewed' from listing, someone group by 1 returning id
      )
      insert into status_mail (application_id, due_at) select id, now() + interval '5 minutes' from application`;
    await withUpgraded(
      '20261122181500_verified-emails',
      (client) => client.query(fill),
      async (client) => {
        const { rows: found } = await client.query(
          `select kind, key, stream, u.username, due_at > now() as waits from mail join user_account u on u.id = user_id`,
        );
        expect(found).toEqual([
          {
            kind: 'application-status',
            key: { applicationId: expect.any(Number), changes: 1 },
            stream: 'applications',
            username: 'sam',
            waits: true,
          },
        ]);
      },
    );
  });
});
