import { PaymentSettlement } from '#payments/application/payment-settlement.js';
import type { PaymentProvider } from '#payments/application/ports/payment-provider.js';
import type { Payments } from '#payments/application/ports/payments.js';
import type { PremiumListings } from '#payments/application/ports/premium-listings.js';
import { Payment } from '#payments/domain/payment.js';
import type { BackgroundWork } from '#shared/application/background/background-work.js';
import { EventBus } from '#shared/application/event-bus.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';

const NOW = new Date('2026-06-15T12:00:00.000Z');
const PAID = { kind: 'paid', session: 'cs_1', charge: 'pi_1', amount: 4_999, currency: 'USD' } as const;

describe('the settlement of a payment', () => {
  /** Settles a payment whose listing wants premium or not; returns the calls of other parts. */
  async function settle(
    payment: Payment,
    act: (settlement: PaymentSettlement) => Promise<unknown>,
    isWanted = true,
    provider: object = { name: 'stripe' },
  ): Promise<string[]> {
    const calls: string[] = [];
    const payments = { change: (_id: number, change: (changed: Payment) => unknown) => change(payment) };
    const listings = {
      lock: async () => void calls.push('lock'),
      grant: async () => calls.push('grant') > 0 && isWanted,
      revoke: async () => void calls.push('revoke'),
    };
    const settlement = new PaymentSettlement(
      payments as unknown as Payments,
      listings as unknown as PremiumListings,
      provider as PaymentProvider,
      { wake: (queue: string) => void calls.push(`wake ${queue}`) } as unknown as BackgroundWork,
      new FixedClock(),
      new InMemoryUnitOfWork(new EventBus()),
    );
    await act(settlement);
    return [payment.status, ...calls];
  }
  const aPayment = (): Payment => {
    const payment = Payment.open(
      { id: 1, reference: 'a', jobId: 2, employerId: 3, title: 'Night Porter' },
      'stripe',
      NOW,
    );
    payment.begin('cs_1');
    return payment;
  };
  const paid = (): Payment => {
    const payment = aPayment();
    payment.receive('pi_1', NOW);
    return payment;
  };
  const cancelled = (): Payment => {
    const payment = aPayment();
    payment.cancel(NOW);
    return payment;
  };

  it.each([
    ['pays for premium', aPayment(), PAID, true, ['paid', 'lock', 'grant']],
    [
      'is refunded at once if nobody wants premium',
      aPayment(),
      PAID,
      false,
      ['refunding', 'lock', 'grant', 'wake payment'],
    ],
    ['is refunded at once after a cancellation', cancelled(), PAID, true, ['refunding', 'lock', 'wake payment']],
    ['ends with its checkout', aPayment(), { kind: 'unpaid', session: 'cs_1' }, true, ['cancelled', 'lock']],
    ['takes premium away with its refund', paid(), { ...PAID, kind: 'refunded' }, true, ['refunded', 'lock', 'revoke']],
    ['stays with the outcome of another one', aPayment(), { ...PAID, session: 'cs_2' }, true, ['open', 'lock']],
  ] as const)('%s', async (_what, payment, outcome, isWanted, expected) => {
    expect(await settle(payment, (settlement) => settlement.apply(payment, outcome), isWanted)).toEqual(expected);
  });

  it.each([
    ['refunds what was paid', paid(), ['refunding', 'wake payment']],
    ['ends the checkout', aPayment(), ['cancelled', 'wake payment']],
    ['leaves what has ended', cancelled(), ['cancelled', 'wake payment']],
  ] as const)('begins at once when there will be no premium: %s', async (_what, payment, expected) => {
    expect(await settle(payment, (settlement) => settlement.cancel(payment))).toEqual(expected);
  });

  const refunding = (): Payment => {
    const payment = paid();
    payment.cancel(NOW);
    return payment;
  };
  const UNPAID = { kind: 'unpaid', session: 'cs_1' } as const;

  it.each([
    ['refunds it', refunding(), undefined, ['refunded', 'refund pi_1', 'lock']],
    ['ends its checkout', cancelled(), undefined, ['cancelled', 'expire cs_1']],
    ['notices that it was paid meanwhile', cancelled(), PAID, ['refunding', 'expire cs_1', 'lock', 'wake payment']],
    ['finds out that it was paid', aPayment(), PAID, ['paid', 'find cs_1', 'lock', 'grant']],
    ['finds out that its checkout ended', aPayment(), UNPAID, ['cancelled', 'find cs_1', 'lock']],
    ['leaves it while the checkout is open', aPayment(), undefined, ['open', 'find cs_1']],
    ['leaves it once it is paid', paid(), PAID, ['paid']],
  ] as const)('asks the provider, and %s', async (_what, payment, outcome, expected) => {
    const asked: string[] = [];
    const checkout = (what: string) => (session: string) => {
      asked.push(`${what} ${session}`);
      return Promise.resolve({ session, url: null, outcome });
    };
    const refund = (_payment: Payment, charge: string) => Promise.resolve(void asked.push(`refund ${charge}`));
    const provider = { name: 'stripe', refund, expireCheckout: checkout('expire'), findCheckout: checkout('find') };
    const synchronize = (settlement: PaymentSettlement) => settlement.synchronize(payment);
    const [status, ...calls] = await settle(payment, synchronize, true, provider);
    expect([status, ...asked, ...calls]).toEqual(expected);
    expect(payment.awaitsProvider).toBe(payment.status === 'refunding');
  });

  it.each([{ name: null }, { name: 'another' }])('asks no other provider than its own: %j', async (provider) => {
    for (const payment of [refunding(), cancelled(), aPayment()]) {
      const { status } = payment;
      expect(await settle(payment, (settlement) => settlement.synchronize(payment), true, provider)).toEqual([status]);
    }
  });
});
