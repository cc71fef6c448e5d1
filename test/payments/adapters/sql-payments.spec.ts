import { UserSchema } from '#identity/accounts/adapters/persistence/user.schema.js';
import { SqlPayments } from '#payments/adapters/persistence/sql-payments.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';

const at = (hour: number): Date => new Date(Date.UTC(2026, 5, 15, hour));

describe('payments in PostgreSQL', () => {
  let orm: TestOrm;
  let payments: SqlPayments;
  beforeAll(async () => {
    orm = await openTestOrm([UserSchema]);
    payments = new SqlPayments(orm.database, orm.unitOfWork);
  });
  beforeEach(() => orm.empty('payment', 'payment_event'));
  afterAll(() => orm.close());

  async function add(status: string, changes: { provider?: null; session?: string; hour?: number } = {}) {
    const { provider = 'stripe', session = null, hour = 1 } = changes;
    const row = await orm.database.one<{ id: number }>(
      `insert into payment (title, amount, currency, provider, reference, status, session, created_at)
       values ('Cook', 4999, 'USD', $1, gen_random_uuid(), $2, $3, $4) returning id`,
      [provider, status, session, at(hour)],
    );
    return row.id;
  }

  it('await their provider while a refund is due, or since a checkout began some time ago', async () => {
    const refunding = await add('refunding', { hour: 9 });
    const open = await add('open', { session: 'cs_1' });
    await add('open', { session: 'cs_2', hour: 2 });
    await add('open', { session: 'cs_3', hour: 3 });
    await add('open');
    await add('refunding', { provider: null });
    for (const status of ['invoiced', 'paid', 'cancelled', 'refunded']) await add(status, { session: 'cs_4' });
    expect(await payments.unsettled(at(2), 10)).toEqual([refunding, open]);
    expect(await payments.unsettled(at(2), 1)).toEqual([refunding]);
  });

  it('forget only old events, which count once until then', async () => {
    for (const hour of [1, 2, 3]) expect(await payments.addEvent(`evt_${hour}`, at(hour))).toBe(true);
    expect(await payments.addEvent('evt_1', at(4))).toBe(false);
    await payments.deleteEventsBefore(at(2));
    const isNew = await Promise.all([1, 2, 3].map((hour) => payments.addEvent(`evt_${hour}`, at(hour))));
    expect(isNew).toEqual([true, false, false]);
  });

  it('change one at a time', async () => {
    const [id, other] = [await add('invoiced'), await add('invoiced')];
    await payments.change(id, (payment) => payment.cancel(at(5)));
    expect((await payments.find(id))?.state).toMatchObject({ status: 'cancelled', endedAt: at(5) });
    expect((await payments.find(other))?.state).toMatchObject({ status: 'invoiced', endedAt: null });
  });
});
