import { UseCase } from '#shared/application/use-case.js';
import { PaymentNotFound } from '../domain/payment-errors.js';
import type { Payment } from '../domain/payment.js';
import { PaymentSettlement } from './payment-settlement.js';
import { Payments } from './ports/payments.js';

type RefreshPaymentCommand = { readonly paymentId: number; readonly employerId: number };

/**
 * Updates an employer's own payment from the provider if it is not settled.
 * @throws PaymentNotFound
 */
@UseCase()
export class RefreshPayment {
  constructor(
    private readonly payments: Payments,
    private readonly settlement: PaymentSettlement,
  ) {}

  async execute({ paymentId, employerId }: RefreshPaymentCommand): Promise<Payment> {
    const payment = await this.payments.find(paymentId);
    if (payment?.employerId !== employerId) throw new PaymentNotFound();
    await this.settlement.synchronize(payment);
    return (await this.payments.find(paymentId)) ?? payment;
  }
}
