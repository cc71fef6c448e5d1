import type { PaymentStatus } from '../domain/payment.js';

export class CheckoutBody {
  /** The page of the payment provider */
  readonly url!: string;
}

/** An employer's payment for a premium listing. */
export class PaymentBody {
  readonly id!: number;
  /** Null once the listing has been deleted */
  readonly jobId!: number | null;
  /** The title of the listing when premium was requested */
  readonly title!: string;
  /**
   * In the smallest unit of the currency
   * @example 4999
   */
  readonly amount!: number;
  /**
   * ISO 4217
   * @example USD
   */
  readonly currency!: string;
  /**
   * open: not paid yet; invoiced: the team sends an invoice; refunding: a refund is due
   * @enumName PaymentStatus
   */
  readonly status!: PaymentStatus;
  /** Null for invoices */
  readonly provider!: string | null;
  /** Identifies the payment to the provider */
  readonly reference!: string;
  readonly createdAt!: Date;
  readonly invoicedAt!: Date | null;
  readonly paidAt!: Date | null;
  /** When it was canceled or refunded */
  readonly endedAt!: Date | null;
}

/** A payment with its employer, for admins. */
export class AdminPaymentBody extends PaymentBody {
  readonly employerId!: number | null;
  readonly employerName!: string | null;
}
