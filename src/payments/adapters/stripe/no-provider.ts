import { NoOnlinePayment } from '../../domain/payment-errors.js';
import type { PaymentProvider } from '../../application/ports/payment-provider.js';

const refuse = (): Promise<never> => Promise.reject(new NoOnlinePayment());

/** Nobody takes payments: the team sends invoices. */
export class NoProvider implements PaymentProvider {
  readonly name = null;
  readonly begin = refuse;
  readonly look = refuse;
  readonly end = refuse;
  readonly refund = refuse;
  readonly read = refuse;
}
