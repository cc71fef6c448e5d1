import { BackgroundWork } from '../../shared/application/background/background-work.js';
import { Clock } from '../../shared/application/clock.js';
import { ScheduledTask } from '../../shared/application/background/scheduled-task.js';
import { UnitOfWork } from '../../shared/application/unit-of-work.js';
import { UseCase } from '../../shared/application/use-case.js';
import { utc } from '../../shared/domain/utc-day.js';
import { PaymentNotFound } from '../domain/payment-errors.js';
import type { Outcome, Payment } from '../domain/payment.js';
import { PaymentProvider, type ProviderNews } from './ports/payment-provider.js';
import { Payments } from './ports/payments.js';
import { PremiumListings } from './ports/premium-listings.js';

/** Minutes after which an open checkout is asked about, in case its news got lost. */
const ASK_AFTER_MINUTES = 30;
/** How long news are known: longer than any provider repeats them. */
const KNOWN_DAYS = 60;
const BATCH = 100;

/** Does what the provider says about money, and tells the provider what was decided here. */
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

  /** What the provider tells by itself: each piece once. What is about no payment here is ignored. */
  async receive({ eventId, reference, outcome }: ProviderNews): Promise<void> {
    const payment = await this.payments.withReference(reference);
    if (!payment) return;
    await this.unitOfWork.run(async () => {
      if (await this.payments.isNews(eventId, this.clock.now())) await this.apply(payment, outcome);
    });
  }

  /** Asks the provider about an employer's own payment, where it is not settled. */
  async ask(paymentId: number, employerId: number): Promise<Payment> {
    const payment = await this.payments.find(paymentId);
    if (payment?.facts.employerId !== employerId) throw new PaymentNotFound();
    await this.settle(payment);
    return (await this.payments.find(paymentId)) ?? payment;
  }

  /** Stores an outcome together with what it does to the listing. */
  async apply({ facts: { id, jobId } }: Payment, outcome: Outcome): Promise<Payment> {
    return this.unitOfWork.run(async () => {
      if (jobId !== null) await this.listings.lock(jobId);
      const now = this.clock.now();
      const payment = await this.payments.change(id, async (changed) => {
        if (outcome.kind === 'unpaid') changed.expire(now);
        if (outcome.kind === 'refunded' && changed.refund(outcome.charge, now) && jobId !== null) {
          await this.listings.end(jobId);
        }
        if (outcome.kind === 'paid' && changed.receive(outcome.charge, now)) {
          const isPremium = jobId !== null && (await this.listings.grant(jobId));
          if (!isPremium) changed.call(now);
        }
      });
      await this.follow(payment);
      return payment;
    });
  }

  /** Ends what is due for a listing that does not become premium; in the transaction that decides that. */
  async call(payment: Payment): Promise<void> {
    await this.follow(await this.payments.change(payment.facts.id, (changed) => changed.call(this.clock.now())));
  }

  /** Tells the provider in the background what a payment has come to. */
  async process(ids: readonly number[]): Promise<void> {
    const outcomes = await Promise.allSettled([...new Set(ids)].map((id) => this.processOne(id)));
    const errors = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    if (errors.length > 0) throw new AggregateError(errors, 'Payments could not be settled');
  }

  /** Makes up for news that got lost and for work that failed. */
  @ScheduledTask('settle-payments', '*/15 * * * *')
  async catchUp(): Promise<void> {
    const now = utc(this.clock.now());
    await this.payments.forgetNews(now.subtract(KNOWN_DAYS, 'day').toDate());
    if (this.provider.name === null) return;
    const before = now.subtract(ASK_AFTER_MINUTES, 'minute').toDate();
    await this.process(await this.payments.unsettled(before, BATCH));
  }

  private async processOne(id: number): Promise<void> {
    const payment = await this.payments.find(id);
    if (payment) await this.settle(payment);
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
      const { outcome } = await this.provider.end(state.session);
      if (outcome?.kind === 'paid') await this.apply(payment, outcome);
    }
    if (state.status === 'open') {
      const { outcome } = await this.provider.look(state.session);
      if (outcome) await this.apply(payment, outcome);
    }
  }

  private async follow({ facts: { id, provider }, state: { status, session } }: Payment): Promise<void> {
    const isToTell = status === 'refunding' || (status === 'cancelled' && session !== null);
    if (provider !== null && isToTell) await this.work.add('payment', [id]);
  }
}
