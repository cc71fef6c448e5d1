import { OneOf, OptionalOneOf } from '#platform/http/api/validation/choice-inputs.js';
import { PageQuery } from '#platform/http/api/pages.js';
import { PAYMENT_STATUSES, type PaymentStatus } from '../../domain/payment.js';

const MARKS = ['paid', 'refunded'] as const;

/** GET /admin/payments */
export class AdminPaymentsQuery extends PageQuery {
  @OptionalOneOf(PAYMENT_STATUSES, { enumName: 'PaymentStatus' })
  readonly status?: PaymentStatus;
}

/** PUT /admin/payments/{id} */
export class MarkPaymentRequest {
  @OneOf(MARKS, { description: 'paid: the invoice was paid; refunded: the money was returned' })
  readonly status!: (typeof MARKS)[number];
}
