import type { Outcome, Payment, ProviderName } from '../../domain/payment.js';

/** A checkout at the provider. */
export type Checkout = {
  readonly session: string;
  /** The payment page; null once the checkout has ended. */
  readonly url: string | null;
  /** Undefined while it is pending. */
  readonly outcome: Outcome | undefined;
};

/** An event sent by the provider; repeated deliveries have the same id. */
export type ProviderEvent = {
  readonly eventId: string;
  /** Undefined if the event names only the charge. */
  readonly reference: string | undefined;
  readonly outcome: Outcome;
};

/** Processes payments. All methods may throw ProviderUnavailable. */
export abstract class PaymentProvider {
  /** Null if none is configured; no method is called then. */
  abstract readonly name: ProviderName;

  /** Idempotent: repeated calls return the same checkout. */
  abstract createCheckout(payment: Payment, returnPath: string): Promise<Checkout>;

  abstract findCheckout(session: string): Promise<Checkout>;

  /** Expires a checkout unless it has ended or been paid; returns its current state. */
  abstract expireCheckout(session: string): Promise<Checkout>;

  /** Refunds the full amount. Idempotent. */
  abstract refund(payment: Payment, charge: string): Promise<void>;

  /**
   * Verifies and parses a signed event; undefined if it is irrelevant.
   * @throws WrongSignature
   */
  abstract readEvent(body: Buffer, signature: string | undefined): Promise<ProviderEvent | undefined>;
}
