import { BackgroundWork } from '../../shared/application/background/background-work.js';
import { Clock } from '../../shared/application/clock.js';
import { ScheduledTask } from '../../shared/application/background/scheduled-task.js';
import { UnitOfWork } from '../../shared/application/unit-of-work.js';
import { UseCase } from '../../shared/application/use-case.js';
import { utc } from '../../shared/domain/utc-day.js';
import { PaymentNotFound } from '../domain/payment-errors.js';
import type { Outcome, Payment } from '../domain/payment.js';
import { PaymentProvider, type ProviderEvent } from './ports/payment-provider.js';
import { Payments } from './ports/payments.js';
import { PremiumListings } from './ports/premium-listings.js';

/** Minutes after which an open checkout is checked, in case its event got lost. */
const CHECK_AFTER_MINUTES = 30;
/** How long event ids are kept: longer than any provider repeats events. */
const EVENT_RETENTION_DAYS = 60;
const BATCH = 100;

/** Keeps payments and premium listings in sync with the payment provider, in both directions. */
@UseCase()
export class SettlePayment {
  constructor(
    private readonly payments: Payments,
    private readonly listings: PremiumListings,
    private readonly provider: PaymentProvider,
    private readonly work: BackgroundWork,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Applies an event of the provider once. Events about unknown payments are ignored. */
  async receive({ eventId, reference, outcome }: ProviderEvent): Promise<void> {
    const payment = await this.payments.withReference(reference);
    if (!payment) return;
    await this.unitOfWork.run(async () => {
      if (await this.payments.addEvent(eventId, this.clock.now())) await this.apply(payment, outcome);
    });
  }

  /** Updates an employer's own payment from the provider if it is not settled. */
  async refresh(paymentId: number, employerId: number): Promise<Payment> {
    const payment = await this.payments.find(paymentId);
    if (payment?.facts.employerId !== employerId) throw new PaymentNotFound();
    await this.settle(payment);
    return (await this.payments.find(paymentId)) ?? payment;
  }

  /** Applies an outcome to the payment and its listing. */
  async apply({ facts: { id, jobId } }: Payment, outcome: Outcome): Promise<Payment> {
    return this.unitOfWork.run(async () => {
      if (jobId !== null) await this.listings.lock(jobId);
      const now = this.clock.now();
      const payment = await this.payments.change(id, async (changed) => {
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
      return payment;
    });
  }

  /** Cancels or refunds a payment whose listing will not be premium, in the transaction of that decision. */
  async cancel(payment: Payment): Promise<void> {
    await this.enqueue(await this.payments.change(payment.facts.id, (changed) => changed.cancel(this.clock.now())));
  }

  /** Synchronizes a payment with the provider, in the background. */
  async process(id: number): Promise<void> {
    const payment = await this.payments.find(id);
    if (payment) await this.settle(payment);
  }

  /** Recovers from lost events and failed background work. */
  @ScheduledTask('settle-payments', '*/15 * * * *')
  async catchUp(): Promise<void> {
    const now = utc(this.clock.now());
    await this.payments.deleteEventsBefore(now.subtract(EVENT_RETENTION_DAYS, 'day').toDate());
    if (this.provider.name === null) return;
    const before = now.subtract(CHECK_AFTER_MINUTES, 'minute').toDate();
    const ids = await this.payments.unsettled(before, BATCH);
    const outcomes = await Promise.allSettled(ids.map((id) => this.process(id)));
    const errors = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    if (errors.length > 0) throw new AggregateError(errors, 'Payments could not be settled');
  }

  private async settle(payment: Payment): Promise<void> {
    const { facts, state } = payment;
    if (facts.provider === null || facts.provider !== this.provider.name) return;
    if (state.status === 'refunding' && state.charge !== null) {
      await this.provider.refund(facts, state.charge);
      await this.apply(payment, { kind: 'refunded', charge: state.charge });
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

  /** Queues `process` if the provider has to refund the payment or expire its checkout. */
  private async enqueue({ facts: { id, provider }, state: { status, session } }: Payment): Promise<void> {
    const needsProvider = status === 'refunding' || (status === 'cancelled' && session !== null);
    if (provider !== null && needsProvider) await this.work.add('payment', [id]);
  }
}
