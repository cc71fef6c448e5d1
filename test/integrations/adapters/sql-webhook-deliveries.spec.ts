import { SqlWebhookDeliveries } from '#integrations/adapters/persistence/sql-webhook-deliveries.js';
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
    const postponedByAWrongClock = await add(1, 3, 400 * 86_400);
    await orm.database.query(
      `insert into work_lease (queue, item, ends_at) values ('webhook', $1, now() + interval '1 minute')`,
      [held],
    );
    expect(await deliveries.due(10)).toEqual([postponedByAWrongClock]);
    await orm.database.query('update webhook_delivery set due_at = now() where id = $1', [first]);
    expect(await deliveries.due(10)).toEqual([first, postponedByAWrongClock]);
  });
});
