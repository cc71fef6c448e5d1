import { SqlOutbox } from '#notifications/adapters/persistence/sql-outbox.js';
import type { NewMail } from '#notifications/application/ports/outbox.js';
import { BackgroundWork, type WorkOptions } from '#shared/application/background/background-work.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';
import { withUpgraded } from '../../support/database/upgraded-database.js';

class RecordingWork extends BackgroundWork {
  readonly added: { ids: readonly number[]; options: WorkOptions | undefined }[] = [];

  async add(_queue: 'mail', ids: readonly number[], options?: WorkOptions): Promise<void> {
    this.added.push({ ids, options });
  }
}

const RESET: NewMail = {
  kind: 'password-reset',
  subject: 'one',
  userId: null,
  address: 'Sam@home.test',
  secret: 'token',
};
const NEWS: NewMail = { kind: 'application-received', subject: '7', userId: null, address: 'elena@hotel.test' };

describe('SqlOutbox', () => {
  let orm: TestOrm;
  let work: RecordingWork;
  let outbox: SqlOutbox;
  beforeAll(async () => {
    orm = await openTestOrm([]);
  });
  afterAll(() => orm.close());
  beforeEach(async () => {
    await orm.empty('mail', 'refused_address');
    work = new RecordingWork();
    outbox = new SqlOutbox(orm.database, work, orm.unitOfWork, 'a secret for tests only');
  });

  const rows = () => orm.database.query(`select state, fault, secret from mail order by id`);

  it('queues a mail once even if added several times concurrently', async () => {
    await Promise.all(Array.from({ length: 5 }, () => outbox.add(NEWS)));
    await outbox.add({ ...NEWS, subject: '8' });
    expect(work.added.map(({ ids }) => ids)).toEqual([[expect.any(Number)], [expect.any(Number)]]);
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

  it('stores a secret encrypted, and only until the mail is sent', async () => {
    await outbox.add(RESET);
    const [{ secret }] = (await rows()) as [{ secret: string }];
    expect(secret).not.toContain('token');
    const taken = await outbox.take(1);
    expect(taken).toMatchObject({ secret: 'token', attempts: 1, address: 'Sam@home.test' });
    await outbox.end(1, 'sent');
    expect(await rows()).toEqual([{ state: 'sent', fault: null, secret: null }]);
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
  });

  it('requeues overdue mails, and deletes old ones', async () => {
    for (const subject of ['1', '2', '3']) await outbox.add({ ...NEWS, subject });
    await outbox.end(3, 'sent');
    await orm.database.query(
      `update mail set due_at = now() - interval '1 hour', changed_at = now() - interval '31 days' where id <> 2`,
    );
    work.added.length = 0;
    await outbox.tidy();
    expect(work.added).toEqual([{ ids: [1], options: undefined }]);
    expect(await rows()).toHaveLength(2);
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
          `select kind, subject, stream, u.username, due_at > now() as waits from mail join user_account u on u.id = user_id`,
        );
        expect(found).toEqual([
          {
            kind: 'application-status',
            subject: expect.stringMatching(/^\d+\.1$/),
            stream: 'applications',
            username: 'sam',
            waits: true,
          },
        ]);
      },
    );
  });
});
