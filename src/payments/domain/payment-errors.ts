import { conflict, DomainError, domainError, notFound } from '#shared/domain/domain-error.js';

/** The payment does not exist or belongs to someone else. */
export class PaymentNotFound extends notFound('payment_not_found', 'Payment not found') {}

/** The listing does not exist or belongs to someone else. */
export class ListingNotFound extends notFound('job_not_found', 'Job not found') {}

/** No payment provider is configured. */
export class NoOnlinePayment extends conflict(
  'no_online_payment',
  'This site does not take online payments. Our team will send an invoice once the listing is premium.',
) {}

/** Premium is already paid for or not requested, or the listing is archived. */
export class NothingToPay extends conflict('nothing_to_pay', 'There is nothing to pay for this job.') {}

/** The payment is not an invoice that can be marked this way. */
export class PaymentNotDue extends conflict(
  'payment_not_due',
  'This payment cannot be marked this way: it is already settled, or a payment provider settles it.',
) {}

/** The signature of a webhook is missing, invalid or expired. */
export class WrongSignature extends domainError('invalid', 'wrong_signature', 'The signature is not valid.') {}

const RETRY_SECONDS = 10;

/** The payment provider is unreachable or rejected the request. */
export class ProviderUnavailable extends DomainError {
  constructor({ cause }: ErrorOptions = {}) {
    const message = 'The payment page cannot be reached right now. Nothing was charged; please try again.';
    super('unavailable', 'payment_provider_away', message, { retryAfterSeconds: RETRY_SECONDS });
    this.cause = cause;
  }
}
