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
  async apply({ facts: { id, jobId } }: Payment, outcome: Outcome): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      if (jobId !== null) await this.listings.lock(jobId);
      const now = this.clock.now();
      let isOwn = false;
      const payment = await this.payments.change(id, async (changed) => {
        isOwn = changed.isSettledBy(outcome);
        if (!isOwn) return;
        if (outcome.kind === 'unpaid') changed.expire(now);
        if (outcome.kind === 'refunded' && changed.refund(outcome.charge, now) && jobId !== null) {
          await this.listings.revoke(jobId);
        }
        if (outcome.kind === 'paid' && changed.receive(outcome.charge, now)) {
          const isPremium = jobId !== null && (await this.listings.grant(jobId));
          if (!isPremium) changed.cancel(now);
        }
      });
      await this.enqueue(payment);
      return isOwn;
    });
  }

  /** Cancels or refunds a payment whose listing will not be premium, in the transaction of that decision. */
  async cancel(payment: Payment): Promise<void> {
    await this.enqueue(await this.payments.change(payment.facts.id, (changed) => changed.cancel(this.clock.now())));
  }

  /** Asks the provider about a payment that is not settled, or makes it refund the payment or expire its checkout. */
  async synchronize(payment: Payment): Promise<void> {
    const { facts, state } = payment;
    if (facts.provider === null || facts.provider !== this.provider.name) return;
    if (state.status === 'refunding' && state.charge !== null) {
      await this.provider.refund(facts, state.charge);
      await this.apply(payment, { ...facts, kind: 'refunded', charge: state.charge });
    }
    if (state.session === null) return;
    if (state.status === 'cancelled') {
      const { outcome } = await this.provider.expireCheckout(state.session);
      if (outcome?.kind === 'paid') await this.apply(payment, outcome);
    }
    if (state.status === 'open') {
      const { outcome } = await this.provider.findCheckout(state.session);
      if (outcome) await this.apply(payment, outcome);
    }
  }

  /** Queues `SettlePayment` if the provider has to refund the payment or expire its checkout. */
  private async enqueue({ facts: { id, provider }, state: { status, session } }: Payment): Promise<void> {
    const needsProvider = status === 'refunding' || (status === 'cancelled' && session !== null);
    if (provider !== null && needsProvider) await this.work.add('payment', [id]);
  }
}
