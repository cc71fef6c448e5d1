import { ReceivePaymentEvent } from '#payments/application/receive-payment-event.js';
import type { PaymentSettlement } from '#payments/application/payment-settlement.js';
import type { ProviderEvent } from '#payments/application/ports/payment-provider.js';
import type { Payments } from '#payments/application/ports/payments.js';
import { EventBus } from '#shared/application/event-bus.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';

describe('an event of the payment provider', () => {
  const EVENT = { eventId: 'evt_1', reference: 'order 1', outcome: { kind: 'expired' } } as unknown as ProviderEvent;

  it('is applied once, and counts as applied when it is repeated', async () => {
    const seen = new Set<string>();
    const applied: unknown[] = [];
    const payments = {
      withReference: async (reference: string) => (reference === 'order 1' ? { charge: null } : undefined),
      addEvent: async (eventId: string) => seen.size < seen.add(eventId).size,
    } as unknown as Payments;
    const settlement = { apply: async (_payment: unknown, outcome: unknown) => applied.push(outcome) > 0 };
    const receive = new ReceivePaymentEvent(
      payments,
      settlement as unknown as PaymentSettlement,
      new FixedClock(),
      new InMemoryUnitOfWork(new EventBus()),
    );
    expect([await receive.execute(EVENT), await receive.execute(EVENT)]).toEqual([true, true]);
    expect(applied).toEqual([EVENT.outcome]);
    expect(await receive.execute({ ...EVENT, reference: 'order of another site' })).toBe(false);
  });

  const REFUND = { kind: 'refunded', charge: 'pi_1', amount: 4_999, currency: 'USD' } as const;
  const PAID = { ...REFUND, kind: 'paid', session: 'cs_1' } as const;

  it.each([
    ['a refund of a known charge', REFUND, undefined, 'pi_1', ['applied refunded']],
    ['a refund before its payment', REFUND, 'order 1', null, ['asked the provider', 'applied refunded']],
    ['a payment', PAID, 'order 1', null, ['applied paid']],
    ['a payment without a reference', PAID, undefined, 'pi_1', []],
    ['a refund of another charge', { ...REFUND, charge: 'pi_2' }, undefined, 'pi_1', []],
  ] as const)('finds the payment for %s', async (_what, outcome, reference, charge, expected) => {
    const calls: string[] = [];
    const payments = {
      withReference: async (known: string) => (known === 'order 1' ? { charge } : undefined),
      withCharge: async (known: string) => (known === charge ? { charge } : undefined),
      addEvent: async () => true,
    } as unknown as Payments;
    const settlement = {
      synchronize: async () => void calls.push('asked the provider'),
      apply: async (_payment: unknown, { kind }: { kind: string }) => calls.push(`applied ${kind}`) > 0,
    } as unknown as PaymentSettlement;
    const receive = new ReceivePaymentEvent(
      payments,
      settlement,
      new FixedClock(),
      new InMemoryUnitOfWork(new EventBus()),
    );
    const event = { eventId: 'evt_1', ...(reference && { reference }), outcome };
    expect(await receive.execute(event as ProviderEvent)).toBe(expected.length > 0);
    expect(calls).toEqual(expected);
  });
});
