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

/** The immutable part of a payment. */
export type PaymentFacts = {
  readonly id: number;
  /** Null once the listing has been deleted. */
  readonly jobId: number | null;
  /** Null once the account has been deleted. */
  readonly employerId: number | null;
  /** The title of the listing when premium was requested. */
  readonly title: string;
  /** In the smallest unit of the currency. */
  readonly amount: number;
  readonly currency: string;
  readonly provider: ProviderName;
  /** Identifies the payment to the provider; unique across installations. */
  readonly reference: string;
  readonly createdAt: Date;
};

export type PaymentState = {
  readonly status: PaymentStatus;
  /** The provider's id of the checkout. */
  readonly session: string | null;
  /** The provider's id of the charge. */
  readonly charge: string | null;
  readonly invoicedAt: Date | null;
  readonly paidAt: Date | null;
  /** When it was canceled or refunded. */
  readonly endedAt: Date | null;
};

type Money = Pick<PaymentFacts, 'amount' | 'currency'>;

/** The outcome of a checkout or refund, with what the provider says about it. */
export type Outcome =
  | ({ readonly kind: 'paid'; readonly session: string; readonly charge: string } & Money)
  | { readonly kind: 'unpaid'; readonly session: string }
  | ({ readonly kind: 'refunded'; readonly charge: string } & Money);

/** An employer's payment for a premium listing. Outcomes may be repeated and arrive in any order. */
export class Payment {
  constructor(
    readonly facts: PaymentFacts,
    private current: PaymentState,
  ) {}

  get state(): PaymentState {
    return this.current;
  }

  get status(): PaymentStatus {
    return this.current.status;
  }

  begin(session: string): void {
    this.update({ session });
  }

  /**
   * Whether an outcome is that of this payment: of its own checkout or charge, and of its full amount. The reference
   * alone proves nothing, because other pages of the same account at the provider accept any reference.
   */
  isSettledBy(outcome: Outcome): boolean {
    const { session, charge } = this.current;
    if (outcome.kind === 'unpaid') return outcome.session === session;
    const { amount, currency } = this.facts;
    if (outcome.amount !== amount || outcome.currency !== currency) return false;
    return outcome.kind === 'paid' ? outcome.session === session : outcome.charge === charge;
  }

  /** Records the payment and returns whether it pays for premium. A canceled payment is refunded. */
  receive(charge: string | null, now: Date): boolean {
    if (this.status === 'cancelled') this.update({ status: 'refunding', charge, paidAt: now, endedAt: null });
    if (this.status !== 'open' && this.status !== 'invoiced') return false;
    this.update({ status: 'paid', charge, paidAt: now });
    return true;
  }

  /** The checkout ended without payment. */
  expire(now: Date): void {
    if (this.status === 'open') this.update({ status: 'cancelled', endedAt: now });
  }

  /** There will be no premium: the payment is canceled or, if already paid, refunded. */
  cancel(now: Date): void {
    if (this.status === 'paid') this.update({ status: 'refunding' });
    else if (this.status === 'open' || this.status === 'invoiced') this.update({ status: 'cancelled', endedAt: now });
  }

  /** Records a refund, even of a payment whose receipt was never reported. Returns whether it was paid before. */
  refund(charge: string | null, now: Date): boolean {
    const wasPaid = this.status === 'paid';
    if (this.status !== 'refunded') {
      this.update({ status: 'refunded', charge: charge ?? this.current.charge, endedAt: now });
    }
    return wasPaid;
  }

  /**
   * Records as an admin that an invoice was paid or refunded.
   * @throws PaymentNotDue
   */
  mark(status: 'paid' | 'refunded', now: Date): void {
    const due = status === 'paid' ? 'invoiced' : 'refunding';
    if (this.facts.provider !== null || this.status !== due) throw new PaymentNotDue();
    if (status === 'paid') this.receive(null, now);
    else this.refund(null, now);
  }

  private update(change: Partial<PaymentState>): void {
    this.current = { ...this.current, ...change };
  }
}
