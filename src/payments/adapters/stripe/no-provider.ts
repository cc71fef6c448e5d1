import { NoOnlinePayment } from '../../domain/payment-errors.js';
import type { PaymentProvider } from '../../application/ports/payment-provider.js';

const refuse = (): Promise<never> => Promise.reject(new NoOnlinePayment());

/** Used without a payment provider; the team sends invoices instead. */
export class NoProvider implements PaymentProvider {
  readonly name = null;
  readonly createCheckout = refuse;
  readonly findCheckout = refuse;
  readonly expireCheckout = refuse;
  readonly refund = refuse;
  readonly readEvent = refuse;
}
