import { PaymentNotDue } from './payment-errors.js';

/** The one-time price of a premium listing, in cents. */
export const PREMIUM_PRICE = { amount: 4_999, currency: 'USD' } as const;

/**
 * `open`: waiting for a checkout. `invoiced`: the team sends an invoice. `refunding`: a refund is due. `cancelled`:
 * nothing was paid and nothing is due.
 */
export const PAYMENT_STATUSES = ['open', 'invoiced', 'paid', 'cancelled', 'refunding', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Null for invoices. */
export type ProviderName = 'stripe' | null;

/** A payment to store: what premium of a listing costs, and who pays. */
export type NewPayment = {
  readonly id: number;
  /** Identifies the payment to the provider; unique across installations. */
  readonly reference: string;
  readonly jobId: number;
  readonly employerId: number;
  /** The title of the listing when premium was requested. */
  readonly title: string;
};

type Money = {
  /** In the smallest unit of the currency. */
  readonly amount: number;
  readonly currency: string;
};

/** The outcome of a checkout or refund, with what the provider says about it. */
export type Outcome =
  | ({ readonly kind: 'paid'; readonly session: string; readonly charge: string } & Money)
  | { readonly kind: 'unpaid'; readonly session: string }
  | ({ readonly kind: 'refunded'; readonly charge: string } & Money);

/** An employer's payment for a premium listing. Outcomes may be repeated and arrive in any order. */
class MutablePayment {
  readonly id: number;
  /** Null once the listing has been deleted. */
  readonly jobId: number | null;
  /** Null once the account has been deleted. */
  readonly employerId: number | null;
  readonly title: string;
  readonly amount: number = PREMIUM_PRICE.amount;
  readonly currency: string = PREMIUM_PRICE.currency;
  readonly provider: ProviderName;
  readonly reference: string;
  readonly createdAt: Date;
  status: PaymentStatus = 'open';
  /** The provider's id of the checkout. */
  session: string | null = null;
  /** The provider's id of the charge. */
  charge: string | null = null;
  invoicedAt: Date | null = null;
  paidAt: Date | null = null;
  /** When it was canceled or refunded. */
  endedAt: Date | null = null;
  /** Whether the provider has to refund it, or to end its checkout. */
  awaitsProvider = false;

  constructor({ id, reference, jobId, employerId, title }: NewPayment, provider: ProviderName, now: Date) {
    this.id = id;
    this.reference = reference;
    this.jobId = jobId;
    this.employerId = employerId;
    this.title = title;
    this.provider = provider;
    this.createdAt = now;
  }

  /** A payment that waits for a checkout with the provider. */
  static open(payment: NewPayment, provider: ProviderName, now: Date): Payment {
    return new MutablePayment(payment, provider, now);
  }

  /** A payment for which the team sends an invoice. */
  static invoice(payment: NewPayment, now: Date): Payment {
    const invoice = new MutablePayment(payment, null, now);
    invoice.status = 'invoiced';
    invoice.invoicedAt = now;
    return invoice;
  }

  /** The provider opened a checkout. If there will be no premium any more, it has to end it again. */
  begin(session: string): void {
    this.session = session;
    this.awaitsProvider = this.status === 'cancelled';
  }

  /** The provider ended the checkout of a canceled payment. */
  close(): void {
    if (this.status === 'cancelled') this.awaitsProvider = false;
  }

  /**
   * Whether an outcome is that of this payment: of its own checkout or charge, and of its full amount. The reference
   * alone proves nothing, because other pages of the same account at the provider accept any reference.
   */
  isSettledBy(outcome: Outcome): boolean {
    const { session, charge, amount, currency } = this;
    if (outcome.kind === 'unpaid') return outcome.session === session;
    if (outcome.amount !== amount || outcome.currency !== currency) return false;
    return outcome.kind === 'paid' ? outcome.session === session : outcome.charge === charge;
  }

  /** Records the payment and returns whether it pays for premium. A canceled payment is refunded. */
  receive(charge: string | null, now: Date): boolean {
    if (!['cancelled', 'open', 'invoiced'].includes(this.status)) return false;
    const isCancelled = this.status === 'cancelled';
    this.status = 'paid';
    this.charge = charge;
    this.paidAt = now;
    this.endedAt = null;
    if (isCancelled) this.refundLater();
    return !isCancelled;
  }

  /** The checkout ended without payment. */
  expire(now: Date): void {
    if (this.status === 'open') this.end('cancelled', now);
  }

  /** There will be no premium: the payment is canceled or, if already paid, refunded. */
  cancel(now: Date): void {
    if (this.status === 'paid') this.refundLater();
    else if (this.status === 'open' || this.status === 'invoiced') {
      this.end('cancelled', now);
      this.awaitsProvider = this.session !== null;
    }
  }

  /** Records a refund, even of a payment whose receipt was never reported. Returns whether it was paid before. */
  refund(charge: string | null, now: Date): boolean {
    const wasPaid = this.status === 'paid';
    if (this.status !== 'refunded') {
      this.end('refunded', now);
      this.charge = charge ?? this.charge;
      this.awaitsProvider = false;
    }
    return wasPaid;
  }

  /**
   * Records as an admin that an invoice was paid or refunded.
   * @throws PaymentNotDue
   */
  mark(status: 'paid' | 'refunded', now: Date): void {
    const due = status === 'paid' ? 'invoiced' : 'refunding';
    if (this.provider !== null || this.status !== due) throw new PaymentNotDue();
    if (status === 'paid') this.receive(null, now);
    else this.refund(null, now);
  }

  /** Invoices are refunded by hand. */
  private refundLater(): void {
    this.status = 'refunding';
    this.awaitsProvider = this.provider !== null && this.charge !== null;
  }

  private end(status: 'cancelled' | 'refunded', now: Date): void {
    this.status = status;
    this.endedAt = now;
  }
}

/** Only its methods change its fields. */
export type Payment = Readonly<MutablePayment>;
export const Payment = MutablePayment;
