import { WorksOn } from '#shared/application/background/background-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { PaymentSettlement } from './payment-settlement.js';
import { Payments } from './ports/payments.js';

/** Synchronizes a payment with the provider, in the background. */
@UseCase()
export class SettlePayment {
  constructor(
    private readonly payments: Payments,
    private readonly settlement: PaymentSettlement,
  ) {}

  @WorksOn('payment')
  async execute(id: number): Promise<void> {
    const payment = await this.payments.find(id);
    if (payment) await this.settlement.synchronize(payment);
  }
}
