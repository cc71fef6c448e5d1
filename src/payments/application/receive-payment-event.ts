import { Clock } from '../../shared/application/clock.js';
import { UnitOfWork } from '../../shared/application/unit-of-work.js';
import { UseCase } from '../../shared/application/use-case.js';
import { PaymentSettlement } from './payment-settlement.js';
import type { ProviderEvent } from './ports/payment-provider.js';
import { Payments } from './ports/payments.js';

/** Applies an event of the provider once. Events about unknown payments are ignored. */
@UseCase()
export class ReceivePaymentEvent {
  constructor(
    private readonly payments: Payments,
    private readonly settlement: PaymentSettlement,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ eventId, reference, outcome }: ProviderEvent): Promise<void> {
    const payment = await this.payments.withReference(reference);
    if (!payment) return;
    await this.unitOfWork.run(async () => {
      if (await this.payments.addEvent(eventId, this.clock.now())) await this.settlement.apply(payment, outcome);
    });
  }
}
