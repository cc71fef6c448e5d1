import { BackgroundWork } from '#shared/application/background/background-work.js';
import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import type { Outcome, Payment } from '../domain/payment.js';
import { PaymentProvider } from './ports/payment-provider.js';
import { Payments } from './ports/payments.js';
import { PremiumListings } from './ports/premium-listings.js';

/** Keeps payments and premium listings in sync with the payment provider, in both directions. */
@UseCase()
export class PaymentSettlement {
  constructor(
    private readonly payments: Payments,
    private readonly listings: PremiumListings,
    private readonly provider: PaymentProvider,
    private readonly work: BackgroundWork,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Applies an outcome to the payment and its listing. Returns false if it is the outcome of another payment. */
  async apply({ id, jobId }: Payment, outcome: Outcome): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      if (jobId !== null) await this.listings.lock(jobId);
      const now = this.clock.now();
      return this.payments.change(id, async (payment) => {
        if (!payment.isSettledBy(outcome)) return false;
        if (outcome.kind === 'unpaid') payment.expire(now);
        if (outcome.kind === 'refunded' && payment.refund(outcome.charge, now) && jobId !== null) {
          await this.listings.revoke(jobId);
        }
        if (outcome.kind === 'paid' && payment.receive(outcome.charge, now)) {
          const isPremium = jobId !== null && (await this.listings.grant(jobId));
          if (!isPremium) payment.cancel(now);
        }
        this.wakeFor(payment);
        return true;
      });
    });
  }

  /** Cancels or refunds a payment whose listing will not be premium, in the transaction of that decision. */
  async cancel({ id }: Payment): Promise<void> {
    await this.payments.change(id, (payment) => {
      payment.cancel(this.clock.now());
      this.wakeFor(payment);
    });
  }

  /** Asks the provider about a payment that is not settled, or makes it refund the payment or expire its checkout. */
  async synchronize(payment: Payment): Promise<void> {
    const { id, provider, status, charge, session, amount, currency } = payment;
    if (provider === null || provider !== this.provider.name) return;
    if (status === 'refunding' && charge !== null) {
      await this.provider.refund(payment, charge);
      await this.apply(payment, { kind: 'refunded', charge, amount, currency });
    }
    if (session === null) return;
    if (status === 'cancelled') {
      const { outcome } = await this.provider.expireCheckout(session);
      if (outcome?.kind === 'paid') await this.apply(payment, outcome);
      else await this.unitOfWork.run(() => this.payments.change(id, (changed) => changed.close()));
    }
    if (status === 'open') {
      const { outcome } = await this.provider.findCheckout(session);
      if (outcome) await this.apply(payment, outcome);
    }
  }

  private wakeFor({ awaitsProvider }: Payment): void {
    if (awaitsProvider) this.work.wake('payment');
  }
}
