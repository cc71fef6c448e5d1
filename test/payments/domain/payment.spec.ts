import { PaymentNotDue } from '#payments/domain/payment-errors.js';
import { Payment, type PaymentStatus, type ProviderName } from '#payments/domain/payment.js';

const NOW = new Date('2026-06-15T12:00:00.000Z');

function aPayment(status: PaymentStatus, provider: ProviderName = 'stripe'): Payment {
  const ids = { id: 1, jobId: 2, employerId: 3, reference: 'a reference' };
  return Object.assign(Payment.open({ ...ids, title: 'Night Porter' }, provider, NOW), { status });
}

describe('a payment', () => {
  it.each([
    ['open', 'paid', true],
    ['invoiced', 'paid', true],
    ['cancelled', 'refunding', false],
    ['paid', 'paid', false],
    ['refunding', 'refunding', false],
    ['refunded', 'refunded', false],
  ] as const)('that is %s becomes %s when the money arrives', (status, next, isPaid) => {
    const payment = aPayment(status);
    expect(payment.receive('pi_1', NOW)).toBe(isPaid);
    expect(payment.status).toBe(next);
  });

  it.each([
    ['open', 'cancelled'],
    ['invoiced', 'cancelled'],
    ['paid', 'refunding'],
    ['cancelled', 'cancelled'],
    ['refunded', 'refunded'],
  ] as const)('that is %s becomes %s when there will be no premium', (status, next) => {
    const payment = aPayment(status);
    payment.cancel(NOW);
    expect(payment.status).toBe(next);
  });

  it('that was refunded stays refunded, whatever events arrive late', () => {
    const payment = aPayment('open');
    expect(payment.refund('pi_1', NOW)).toBe(false);
    expect(payment.receive('pi_1', NOW)).toBe(false);
    payment.expire(NOW);
    expect(payment).toMatchObject({ status: 'refunded', charge: 'pi_1', endedAt: NOW });
  });

  it.each([
    ['its own checkout', { kind: 'paid', session: 'cs_1', charge: 'pi_1', amount: 4_999, currency: 'USD' }, true],
    ['another checkout', { kind: 'paid', session: 'cs_2', charge: 'pi_1', amount: 4_999, currency: 'USD' }, false],
    ['too little', { kind: 'paid', session: 'cs_1', charge: 'pi_1', amount: 100, currency: 'USD' }, false],
    ['another currency', { kind: 'paid', session: 'cs_1', charge: 'pi_1', amount: 4_999, currency: 'JPY' }, false],
    ['a refund of its charge', { kind: 'refunded', charge: 'pi_1', amount: 4_999, currency: 'USD' }, true],
    ['a refund of another charge', { kind: 'refunded', charge: 'pi_2', amount: 4_999, currency: 'USD' }, false],
    ['a partial refund', { kind: 'refunded', charge: 'pi_1', amount: 2_500, currency: 'USD' }, false],
    ['the end of its checkout', { kind: 'unpaid', session: 'cs_1' }, true],
    ['the end of another checkout', { kind: 'unpaid', session: 'cs_2' }, false],
  ] as const)('is settled by its own outcomes only: %s', (_name, outcome, isSettled) => {
    const payment = aPayment('open');
    payment.begin('cs_1');
    payment.receive('pi_1', NOW);
    expect(payment.isSettledBy(outcome)).toBe(isSettled);
    expect(aPayment('invoiced', null).isSettledBy(outcome)).toBe(false);
  });

  it('awaits the provider for a checkout that began too late, and for money that arrived too late', () => {
    const payment = aPayment('open');
    payment.cancel(NOW);
    expect(payment.awaitsProvider).toBe(false);
    payment.begin('cs_1');
    expect(payment.awaitsProvider).toBe(true);
    payment.close();
    expect(payment.awaitsProvider).toBe(false);
    payment.receive('pi_1', NOW);
    payment.close();
    expect(payment).toMatchObject({ awaitsProvider: true, paidAt: NOW, endedAt: null });
    // The provider can refund nothing that it did not charge.
    const uncharged = aPayment('paid');
    uncharged.cancel(NOW);
    expect(uncharged).toMatchObject({ status: 'refunding', awaitsProvider: false });
  });

  it('does not expire once it is paid', () => {
    const payment = aPayment('paid');
    payment.expire(NOW);
    expect(payment.status).toBe('paid');
  });

  it('can be marked by an admin only if the team sent an invoice', () => {
    const invoice = aPayment('invoiced', null);
    invoice.mark('paid', NOW);
    expect(invoice).toMatchObject({ status: 'paid', paidAt: NOW });
    expect(() => invoice.mark('paid', NOW)).toThrow(PaymentNotDue);
    invoice.cancel(NOW);
    invoice.mark('refunded', NOW);
    expect(invoice.status).toBe('refunded');
    expect(() => aPayment('open').mark('paid', NOW)).toThrow(PaymentNotDue);
    expect(() => aPayment('refunding').mark('refunded', NOW)).toThrow(PaymentNotDue);
  });
});
