import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { PaymentSettlement } from './payment-settlement.js';
import type { Outcome, Payment } from '../domain/payment.js';
import type { ProviderEvent } from './ports/payment-provider.js';
import { Payments } from './ports/payments.js';

/** Applies an event of the provider once. Events that are not about a payment of this site are ignored. */
@UseCase()
export class ReceivePaymentEvent {
  constructor(
    private readonly payments: Payments,
    private readonly settlement: PaymentSettlement,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Returns whether the event was applied, now or before. */
  async execute({ eventId, reference, outcome }: ProviderEvent): Promise<boolean> {
    const payment = await this.paymentOf(reference, outcome);
    if (!payment) return false;
    // A refund may be reported before its payment, whose charge is then still unknown.
    if (outcome.kind === 'refunded' && payment.charge === null) await this.settlement.synchronize(payment);
    return this.unitOfWork.run(async () => {
      const isNew = await this.payments.addEvent(eventId, this.clock.now());
      return !isNew || this.settlement.apply(payment, outcome);
    });
  }

  private async paymentOf(reference: string | undefined, outcome: Outcome): Promise<Payment | undefined> {
    if (reference !== undefined) return this.payments.withReference(reference);
    return outcome.kind === 'refunded' ? this.payments.withCharge(outcome.charge) : undefined;
  }
}
