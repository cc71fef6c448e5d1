import { UserSchema } from '#identity/accounts/adapters/persistence/user.schema.js';
import { MikroOrmPayments } from '#payments/adapters/persistence/mikro-orm-payments.js';
import { PaymentSchema } from '#payments/adapters/persistence/payment.schema.js';
import type { Payment } from '#payments/domain/payment.js';
import { openTestOrm, type TestOrm } from '../../support/database/test-orm.js';

const at = (hour: number): Date => new Date(Date.UTC(2026, 5, 15, hour));

describe('payments in PostgreSQL', () => {
  let orm: TestOrm;
  let payments: MikroOrmPayments;
  beforeAll(async () => {
    orm = await openTestOrm([UserSchema, PaymentSchema]);
    payments = new MikroOrmPayments(orm.em, orm.database, orm.unitOfWork);
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

  const change = (id: number, decide: (payment: Payment) => void) =>
    orm.unitOfWork.run(() => payments.change(id, decide));

  it('are open since a checkout began some time ago', async () => {
    const [open, later] = [await add('open', { session: 'cs_1' }), await add('open', { session: 'cs_2' })];
    await add('open', { session: 'cs_3', hour: 2 });
    await add('open', { session: 'cs_5', provider: null });
    await add('open');
    for (const status of ['invoiced', 'paid', 'cancelled', 'refunded']) await add(status, { session: 'cs_4' });
    expect(await payments.open(at(2), 10)).toEqual([open, later]);
    expect(await payments.open(at(2), 1)).toEqual([open]);
  });

  it('await their own provider until it has refunded them or ended their checkout', async () => {
    const [refunding, checkout] = [await add('paid'), await add('open', { session: 'cs_1' })];
    const [invoice, untouched] = [await add('paid', { provider: null }), await add('open')];
    await orm.database.query(`update payment set charge = 'pi_' || id`);
    for (const id of [refunding, checkout, invoice, untouched]) await change(id, (one) => one.cancel(at(5)));
    expect(await payments.awaiting(10)).toEqual([refunding, checkout]);
    expect(await payments.awaiting(1)).toEqual([refunding]);
    await change(refunding, (one) => void one.refund(null, at(6)));
    await change(checkout, (one) => one.close());
    expect(await payments.awaiting(10)).toEqual([]);
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
    await change(id, (payment) => payment.cancel(at(5)));
    expect(await payments.find(id)).toMatchObject({ status: 'cancelled', endedAt: at(5) });
    expect(await payments.find(other)).toMatchObject({ status: 'invoiced', endedAt: null });
  });
});
