import type { Outcome, PaymentFacts, ProviderName } from '../../domain/payment.js';

/** A page of the provider where somebody pays. */
export type Checkout = {
  readonly session: string;
  /** Null once it has ended. */
  readonly url: string | null;
  /** Undefined while it is not decided. */
  readonly outcome: Outcome | undefined;
};

/** What the provider tells by itself, each piece of news under one id. */
export type ProviderNews = { readonly eventId: string; readonly reference: string; readonly outcome: Outcome };

/** Takes money. All of its methods may throw ProviderAway. */
export abstract class PaymentProvider {
  /** Null where none is configured; then nothing else is called. */
  abstract readonly name: ProviderName;

  /** Begins a checkout. Whoever repeats it gets the same one. */
  abstract begin(payment: PaymentFacts, returnPath: string): Promise<Checkout>;

  abstract look(session: string): Promise<Checkout>;

  /** Ends a checkout in which nothing has been paid; others stay as they are. Returns what it has come to. */
  abstract end(session: string): Promise<Checkout>;

  /** Sends all of the money back, once however often it is called. */
  abstract refund(payment: PaymentFacts, charge: string): Promise<void>;

  /**
   * Reads signed news; undefined where they are about nothing that matters here.
   * @throws WrongSignature
   */
  abstract read(body: Buffer, signature: string | undefined): Promise<ProviderNews | undefined>;
}
