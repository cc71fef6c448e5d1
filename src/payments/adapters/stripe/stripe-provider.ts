import type StripeClient from 'stripe';
import type { StripeSettings } from '#platform/config/services/stripe-settings.js';
import type { Checkout, PaymentProvider, ProviderEvent } from '../../application/ports/payment-provider.js';
import { ProviderUnavailable, WrongSignature } from '../../domain/payment-errors.js';
import type { Outcome, Payment } from '../../domain/payment.js';

type Session = StripeClient.Checkout.Session;

/** The timeout is in milliseconds, for one attempt. */
const STRIPE = { base: 'https://api.stripe.com', timeout: 10_000 } as const;
const RETRIES = 1;

/** Seconds for which a signature is valid, as recommended by Stripe. */
const TOLERANCE = 5 * 60;

/** Stripe Checkout: employers pay on Stripe's page, so card data never reaches this server. */
export class StripeProvider implements PaymentProvider {
  readonly name = 'stripe';
  private client?: Promise<StripeClient>;

  constructor(
    private readonly settings: StripeSettings,
    private readonly publicUrl: string,
  ) {}

  async createCheckout(payment: Payment, returnPath: string): Promise<Checkout> {
    const { reference, title, amount, currency } = payment;
    const returnUrl = this.publicUrl + returnPath;
    const metadata = { reference };
    return this.request(async ({ checkout }) =>
      checkoutOf(
        await checkout.sessions.create(
          {
            mode: 'payment',
            // The payment is compared with the price, so it must be in the currency of the price.
            adaptive_pricing: { enabled: false },
            client_reference_id: reference,
            metadata,
            payment_intent_data: { metadata },
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: currency.toLowerCase(),
                  unit_amount: amount,
                  product_data: { name: `Premium listing: ${title}` },
                },
              },
            ],
            success_url: returnUrl,
            cancel_url: returnUrl,
          },
          { idempotencyKey: `checkout-${reference}` },
        ),
      ),
    );
  }

  async findCheckout(session: string): Promise<Checkout> {
    return this.request(async ({ checkout }) => checkoutOf(await checkout.sessions.retrieve(session)));
  }

  async expireCheckout(session: string): Promise<Checkout> {
    const before = await this.findCheckout(session);
    if (before.url === null) return before;
    return this.request(async ({ checkout }) => checkoutOf(await checkout.sessions.expire(session)));
  }

  async refund({ reference }: Payment, charge: string): Promise<void> {
    await this.request(async ({ refunds }) => {
      try {
        await refunds.create({ payment_intent: charge }, { idempotencyKey: `refund-${reference}` });
      } catch (error) {
        if (codeOf(error) !== 'charge_already_refunded') throw error;
      }
    });
  }

  async readEvent(body: Buffer, signature: string | undefined): Promise<ProviderEvent | undefined> {
    const { webhooks } = await this.loaded();
    let event: StripeClient.Event;
    try {
      event = webhooks.constructEvent(body, signature ?? '', this.settings.webhookSecret, TOLERANCE);
    } catch {
      throw new WrongSignature();
    }
    // Events of Stripe's test mode pay for nothing on a live site.
    if (event.livemode !== isLive(this.settings)) return undefined;
    const read = outcomeIn(event);
    return read && { eventId: event.id, ...read };
  }

  private async request<T>(send: (client: StripeClient) => Promise<T>): Promise<T> {
    const client = await this.loaded();
    try {
      return await send(client);
    } catch (error) {
      throw new ProviderUnavailable({ cause: error });
    }
  }

  /** Loaded on demand, because the library takes 20 MB of memory. */
  private loaded(): Promise<StripeClient> {
    return (this.client ??= this.load());
  }

  private async load(): Promise<StripeClient> {
    const { default: Stripe } = await import('stripe');
    const { secretKey, api: { base, timeout } = STRIPE } = this.settings;
    const { hostname: host, port, protocol } = new URL(base);
    return new Stripe(secretKey, {
      host,
      ...(port && { port }),
      protocol: protocol === 'http:' ? 'http' : 'https',
      timeout,
      maxNetworkRetries: RETRIES,
      telemetry: false,
    });
  }
}

function checkoutOf(session: Session): Checkout {
  return { session: session.id, url: session.url, outcome: outcomeOf(session) };
}

/** Whether payments are real; restricted keys begin with `rk_`. */
function isLive({ secretKey }: StripeSettings): boolean {
  return /^[a-z]+_live_/.test(secretKey);
}

/** Undefined while the session is open or the bank is still processing the payment. */
function outcomeOf({ id: session, mode, status, payment_status: payment, ...paid }: Session): Outcome | undefined {
  const charge = idOf(paid.payment_intent);
  if (payment === 'paid' && mode === 'payment' && charge !== null) {
    return { kind: 'paid', session, charge, ...moneyOf(paid.amount_total, paid.currency) };
  }
  return status === 'expired' ? { kind: 'unpaid', session } : undefined;
}

function moneyOf(amount: number | null, currency: string | null): Pick<Payment, 'amount' | 'currency'> {
  return { amount: amount ?? 0, currency: (currency ?? '').toUpperCase() };
}

function outcomeIn(event: StripeClient.Event): Omit<ProviderEvent, 'eventId'> | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired': {
      const outcome = outcomeOf(event.data.object);
      return about(event.data.object.client_reference_id, outcome);
    }
    case 'checkout.session.async_payment_failed': {
      const { id: session, client_reference_id: reference } = event.data.object;
      return about(reference, { kind: 'unpaid', session });
    }
    case 'charge.refunded': {
      const { refunded, metadata, payment_intent: intent, amount_refunded: amount, currency } = event.data.object;
      const charge = idOf(intent);
      // A partial refund does not end premium.
      if (!refunded || charge === null) return undefined;
      return about(metadata['reference'], { kind: 'refunded', charge, ...moneyOf(amount, currency) });
    }
    case 'charge.dispute.closed': {
      const { status, payment_intent: intent, amount, currency } = event.data.object;
      const charge = idOf(intent);
      // The bank has returned the money to the cardholder. Disputes do not carry the reference.
      if (status !== 'lost' || charge === null) return undefined;
      return { reference: undefined, outcome: { kind: 'refunded', charge, ...moneyOf(amount, currency) } };
    }
    default:
      return undefined;
  }
}

/** Undefined if nothing happened, or if it happened to something without a reference, which is not of this site. */
function about(
  reference: string | null | undefined,
  outcome: Outcome | undefined,
): Omit<ProviderEvent, 'eventId'> | undefined {
  return outcome && reference ? { reference, outcome } : undefined;
}

function idOf(expandable: string | { readonly id: string } | null): string | null {
  return typeof expandable === 'string' ? expandable : (expandable?.id ?? null);
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
