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
});
