import { DomainError, domainError } from '../../shared/domain/domain-error.js';

/** The payment does not exist or belongs to someone else. */
export class PaymentNotFound extends domainError('not-found', 'payment_not_found', 'Payment not found') {}

/** The listing does not exist or belongs to someone else. */
export class ListingNotFound extends domainError('not-found', 'job_not_found', 'Job not found') {}

/** Nobody takes payments here. */
export class NoOnlinePayment extends domainError(
  'conflict',
  'no_online_payment',
  'This site takes no payments online. Our team sends an invoice once the listing is premium.',
) {}

/** The listing is paid for, does not ask for premium, or is archived. */
export class NothingToPay extends domainError('conflict', 'nothing_to_pay', 'There is nothing to pay for this job.') {}

/** What an admin marks is not an invoice that waits for that. */
export class PaymentNotDue extends domainError(
  'conflict',
  'payment_not_due',
  'This payment does not wait for that: it was settled already, or a payment provider settles it.',
) {}

/** The signature of a webhook is missing, wrong or too old. */
export class WrongSignature extends domainError('invalid', 'wrong_signature', 'The signature is not valid.') {}

const RETRY_SECONDS = 10;

/** The payment provider cannot be reached or refuses. */
export class ProviderAway extends DomainError {
  constructor({ cause }: ErrorOptions = {}) {
    const message = 'The payment page cannot be reached right now. Nothing was charged; please try again.';
    super('unavailable', 'payment_provider_away', message, { retryAfterSeconds: RETRY_SECONDS });
    this.cause = cause;
  }
}
