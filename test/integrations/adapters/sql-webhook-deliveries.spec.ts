import { ClosedListingsReadModel } from '#integrations/adapters/persistence/closed-listings-read-model.js';
import { SqlWebhookDeliveries } from '#integrations/adapters/persistence/sql-webhook-deliveries.js';
import { Sealing } from '#platform/sealing.js';
import { insertAccounts } from '../../support/rows/accounts.js';
import { insertListings, OPEN } from '../../support/rows/listings.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';

describe('deliveries to webhooks', () => {
  let orm: TestOrm;
  let deliveries: SqlWebhookDeliveries;
  beforeAll(async () => {
    orm = await openTestOrm([]);
    await orm.database.query(`
      with owner as (
        insert into user_account (username, username_key, email, email_key, password_hash, full_name, role, created_at)
        values ('elena', 'elena', 'elena@x.org', 'elena@x.org', 'a hash', 'Elena', 'employer', now()) returning id
      )
      insert into webhook (user_id, slot, url, events, secret, created_at)
      select id, slot, 'https://x.org', '[]', 'a secret', now() from owner, unnest(array[1, 2]) slot`);
    const [work, actors, closed] = [{ wake: () => undefined }, {} as never, {} as never];
    deliveries = new SqlWebhookDeliveries(orm.database, work, orm.unitOfWork, actors, closed, 'a secret of the tests');
  });
  beforeEach(() => orm.empty('webhook_delivery', 'work_lease'));
  afterAll(() => orm.close());

  /** Adds a delivery that is due in so many seconds, and returns its id. */
  const add = async (webhookId: number, jobId: number, dueIn: number) => {
    const row = await orm.database.one<{ id: number }>(
      `insert into webhook_delivery (webhook_id, job_id, type, body, occurred_at, due_at)
       values ($1, $2, 'listing.closed', '{}', now(), now() + $3::int * interval '1 second') returning id`,
      [webhookId, jobId, dueIn],
    );
    return row.id;
  };

  it('are due for each webhook in turn, however many one has', async () => {
    const many = [await add(1, 1, -90), await add(1, 2, -80), await add(1, 3, -70)];
    const other = await add(2, 1, -10);
    expect(await deliveries.due(10)).toEqual([many[0], other, many[1], many[2]]);
    expect(await deliveries.due(2)).toEqual([many[0], other]);
  });

  it('are due in the order of a listing, when their time has come, and in one process at a time', async () => {
    const [first] = [await add(1, 1, 60), await add(1, 1, -60)];
    const held = await add(1, 2, -60);
    const postponedByAWrongClock = await add(1, 3, 49 * 3_600);
    await add(1, 4, 47 * 3_600);
    await orm.database.query(
      `insert into work_lease (queue, item, ends_at) values ('webhook', $1, now() + interval '1 minute')`,
      [held],
    );
    expect(await deliveries.due(10)).toEqual([postponedByAWrongClock]);
    await orm.database.query('update webhook_delivery set due_at = now() where id = $1', [first]);
    expect(await deliveries.due(10)).toEqual([first, postponedByAWrongClock]);
  });

  describe('of one employer', () => {
    let owner: number;
    const set = (id: number, columns: string) =>
      orm.database.query(`update webhook set ${columns} where id = $1`, [id]);
    const message = {
      type: 'listing.approved',
      jobId: 7,
      occurredAt: new Date('2026-06-15T12:00:00.000Z'),
      data: { a: 1 },
    };
    const rows = () =>
      orm.database.query('select webhook_id as webhook, state, attempts from webhook_delivery order by id');
    beforeEach(async () => {
      owner = (await orm.database.one<{ owner: number }>('select user_id as owner from webhook limit 1')).owner;
      await orm.database.query('delete from user_account where id = 40');
      await insertAccounts(orm.database, { id: 40, role: 'employer' });
      await set(1, `events = '["listing.approved"]', ended_at = null`);
      await set(2, `events = '["listing.closed"]', ended_at = null`);
    });

    it('are added for the webhooks that want their event and have not ended', async () => {
      await deliveries.add(owner, message as never);
      await deliveries.add(40, message as never);
      expect(await rows()).toEqual([{ webhook: 1, state: 'waiting', attempts: 0 }]);
      await set(1, 'ended_at = now()');
      await deliveries.add(owner, message as never);
      expect(await rows()).toHaveLength(1);
    });

    it('are repeated for their owner once they are settled, while the webhook has not ended', async () => {
      const [waiting, failed, other] = [await add(1, 1, 0), await add(1, 2, 0), await add(1, 3, 0)];
      await orm.database.query(
        `update webhook_delivery set state = 'failed', attempts = 12, settled_at = now(), due_at = null where id <> $1`,
        [waiting],
      );
      expect([await deliveries.repeat(owner, waiting), await deliveries.repeat(40, failed)]).toEqual([false, false]);
      expect(await deliveries.repeat(owner, failed)).toBe(true);
      expect((await rows()).map(({ state, attempts }) => [state, attempts])).toEqual([
        ['waiting', 0],
        ['waiting', 0],
        ['failed', 12],
      ]);
      await set(1, 'ended_at = now()');
      expect(await deliveries.repeat(owner, other)).toBe(false);
    });

    const full = () =>
      orm.database.query(
        `select id, state, attempts, status, fault, round(extract(epoch from due_at - now()))::int as "dueIn",
           settled_at is not null as settled
         from webhook_delivery order by id`,
      );

    it('are taken with their secrets while their employer is not suspended, and else wait for ten minutes', async () => {
      let party: { isSuspended: boolean } | undefined;
      const parties = { find: async () => party };
      const sealing = new Sealing('a secret of the tests', 'secrets of webhooks');
      const taking = new SqlWebhookDeliveries(
        orm.database,
        { wake: () => undefined },
        orm.unitOfWork,
        parties as never,
        {} as never,
        'a secret of the tests',
      );
      const [now, later] = [await add(1, 1, -60), await add(1, 2, 60)];
      const sealed = (secret: string) => `'${sealing.seal(secret)}'`;
      await set(
        1,
        `secret = ${sealed('new')}, former_secret = ${sealed('old')}, former_secret_until = now() + '1 hour'`,
      );
      for (const found of [undefined, { isSuspended: true }]) {
        party = found;
        await orm.database.query(`update webhook_delivery set due_at = now() - interval '1 hour' where id = $1`, [now]);
        expect(await taking.take(now)).toBeUndefined();
        expect(await full()).toMatchObject([
          { id: now, attempts: 0, dueIn: 600 },
          { id: later, attempts: 0, dueIn: 60 },
        ]);
      }
      party = { isSuspended: true };
      expect(await taking.take(later)).toBeUndefined();
      expect(await full()).toMatchObject([{ dueIn: 600 }, { dueIn: 60 }]);
      party = { isSuspended: false };
      expect(await taking.take(later)).toBeUndefined();
      await orm.database.query('update webhook_delivery set due_at = now() where id = $1', [now]);
      expect(await taking.take(now)).toEqual({
        id: now,
        url: 'https://x.org',
        secrets: ['new', 'old'],
        body: '{}',
        attempts: 1,
      });
      await set(1, `former_secret_until = now() - interval '1 second'`);
      expect(await taking.take(now)).toMatchObject({ secrets: ['new'], attempts: 2 });
    });

    it('wait for another attempt, or end with what was answered', async () => {
      const ids = [await add(1, 1, 0), await add(1, 2, 0), await add(1, 3, 0), await add(1, 4, 0), await add(2, 5, 0)];
      const [retried = 0, failed = 0, delivered = 0] = ids;
      const fault = 'It did not answer';
      await deliveries.settle(retried, { result: 'failed', status: 503, fault } as never, 90);
      await deliveries.settle(failed, { result: 'failed', status: null, fault } as never, undefined);
      await deliveries.settle(delivered, { result: 'delivered', status: 204 } as never, undefined);
      await deliveries.settle(delivered, { result: 'failed', status: 500, fault } as never, undefined);
      const settled = [
        { state: 'waiting', status: 503, fault, dueIn: 90, settled: false },
        { state: 'failed', status: null, fault, dueIn: null, settled: true },
        { state: 'delivered', status: 204, fault: null, dueIn: null, settled: true },
      ];
      expect(await full()).toMatchObject([...settled, { state: 'waiting' }, { state: 'waiting' }]);
      await deliveries.settle(ids[3] ?? 0, { result: 'gone', status: 410 } as never, undefined);
      const dropped = { state: 'dropped', fault: 'The receiver is gone', dueIn: null, settled: true };
      expect(await full()).toMatchObject([dropped, ...settled.slice(1), dropped, { state: 'waiting' }]);
      const ended = await orm.database.query('select ended_at is not null as ended from webhook order by id');
      expect(ended).toEqual([{ ended: true }, { ended: false }]);
    });

    it('tell of listings that have expired since the webhook was added, in the last two days, once', async () => {
      const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
      await orm.empty('job');
      await set(1, `created_at = now() - interval '26 hours'`);
      await set(2, `created_at = now() - interval '26 hours'`);
      const job = (id: number, hours: number, more: object = {}) => ({
        id,
        employer_id: owner,
        ...OPEN,
        closes_at: ago(hours),
        ...more,
      });
      const told = job(5, 3);
      await insertListings(
        orm.database,
        job(1, 1),
        job(2, 2),
        job(3, 2, { archived_at: ago(1), archived_by: 'employer' }),
        job(4, -1),
        told,
        job(6, 30),
        job(7, 2, { employer_id: 40 }),
        job(8, 2, { approved_at: null }),
      );
      await orm.database.query(
        `insert into webhook_delivery (webhook_id, job_id, type, body, occurred_at, state)
         values (2, 5, 'listing.closed', '{}', $1, 'delivered'), (2, 1, 'listing.closed', '{}', $2, 'delivered')`,
        [told.closes_at, ago(99)],
      );
      const closed = new ClosedListingsReadModel(orm.database);
      await orm.database.query(
        `insert into webhook_delivery (webhook_id, job_id, type, body, occurred_at, state)
         select webhook_id, job_id, type, '{}', (select closes_at from job where id = job_id), 'delivered'
         from (values (1, 1, 'listing.closed'), (2, 8, 'listing.closed'), (2, 1, 'listing.approved'))
           as row (webhook_id, job_id, type)`,
      );
      const found = async () => (await closed.find()).map(({ webhookId, jobId }) => [webhookId, jobId]);
      expect(await closed.find()).toEqual([
        { webhookId: 2, jobId: 2, title: 'Cook', closesAt: expect.any(Date) },
        { webhookId: 2, jobId: 1, title: 'Cook', closesAt: expect.any(Date) },
      ]);
      await set(2, `created_at = now() - interval '90 days'`);
      await orm.database.query(`update job set closes_at = now() - interval '49 hours' where id = 6`);
      expect(await found()).toHaveLength(2);
      await set(2, 'ended_at = now()');
      expect(await found()).toEqual([]);
    });
  });
});
