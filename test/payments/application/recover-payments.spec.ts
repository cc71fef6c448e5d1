import type { PaymentProvider } from '#payments/application/ports/payment-provider.js';
import type { Payments } from '#payments/application/ports/payments.js';
import { RecoverPayments } from '#payments/application/recover-payments.js';
import type { SettlePayment } from '#payments/application/settle-payment.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';

const NOW = new Date('2026-06-15T12:00:00.000Z');

describe('recovering payments whose events got lost', () => {
  /** What is asked for and settled of payments 1 to 3; those that are broken fail. */
  async function recover(provider: string | null, broken: readonly number[] = []): Promise<string[]> {
    const calls: string[] = [];
    const payments = {
      deleteEventsBefore: async (time: Date) => void calls.push(`events before ${time.toISOString()}`),
      open: async (time: Date, limit: number) => {
        calls.push(`${limit} open before ${time.toISOString()}`);
        return [1, 2, 3];
      },
    } as unknown as Payments;
    const settle = {
      execute: async (id: number) => {
        if (broken.includes(id)) throw new Error('The provider is away');
        calls.push(`settled ${id}`);
      },
    } as unknown as SettlePayment;
    const task = new RecoverPayments(payments, { name: provider } as PaymentProvider, settle, new FixedClock(NOW));
    await task.execute().catch((error: AggregateError) => void calls.push(`${error.errors.length} failed`));
    return calls;
  }

  const events = 'events before 2026-04-16T12:00:00.000Z';
  const open = '100 open before 2026-06-15T11:30:00.000Z';

  it('asks about those that were open for half an hour, and forgets old events', async () => {
    expect(await recover('stripe')).toEqual([events, open, 'settled 1', 'settled 2', 'settled 3']);
  });

  it('settles all others before it reports those that failed', async () => {
    expect(await recover('stripe', [1, 3])).toEqual([events, open, 'settled 2', '2 failed']);
  });

  it('asks nobody without a provider', async () => {
    expect(await recover(null)).toEqual([events]);
  });
});
