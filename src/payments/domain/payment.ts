import { PaymentNotDue } from './payment-errors.js';

/** What a premium listing costs, in cents, for as long as it is there. */
export const PREMIUM_PRICE = { amount: 4_999, currency: 'USD' } as const;

/**
 * `open`: waits for a checkout. `invoiced`: the team has been asked to send an invoice. `refunding`: the money has to go
 * back. `cancelled`: nothing was paid and nothing is due any more.
 */
export const PAYMENT_STATUSES = ['open', 'invoiced', 'paid', 'cancelled', 'refunding', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Who takes the money; null where the team sends an invoice. */
export type ProviderName = 'stripe' | null;

/** What does not change. */
export type PaymentFacts = {
  readonly id: number;
  /** Null once the listing has been deleted. */
  readonly jobId: number | null;
  /** Null once the account is gone. */
  readonly employerId: number | null;
  /** Of the listing, when it was asked for. */
  readonly title: string;
  /** In the smallest unit of the currency. */
  readonly amount: number;
  readonly currency: string;
  readonly provider: ProviderName;
  /** Unique among all installations; what the provider knows it by. */
  readonly reference: string;
  readonly createdAt: Date;
};

export type PaymentState = {
  readonly status: PaymentStatus;
  /** The provider's checkout. */
  readonly session: string | null;
  /** The provider's name of what was paid. */
  readonly charge: string | null;
  readonly invoicedAt: Date | null;
  readonly paidAt: Date | null;
  /** When it was cancelled or the money had gone back. */
  readonly endedAt: Date | null;
};

/** News about money, from the provider. */
export type Outcome =
  | { readonly kind: 'paid'; readonly charge: string | null }
  | { readonly kind: 'unpaid' }
  | { readonly kind: 'refunded'; readonly charge: string | null };

/** What an employer pays, or owes, for a premium listing. News may come twice and in any order. */
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

  /** Its checkout has begun. */
  begin(session: string): void {
    this.become({ session });
  }

  /** The money is there. It goes back where nothing was due any more. Returns whether premium is paid by that. */
  receive(charge: string | null, now: Date): boolean {
    if (this.status === 'cancelled') this.become({ status: 'refunding', charge, paidAt: now, endedAt: null });
    if (this.status !== 'open' && this.status !== 'invoiced') return false;
    this.become({ status: 'paid', charge, paidAt: now });
    return true;
  }

  /** Its checkout ended without a payment. */
  expire(now: Date): void {
    if (this.status === 'open') this.become({ status: 'cancelled', endedAt: now });
  }

  /** There will be no premium: nothing is due any more, and what was paid goes back. */
  call(now: Date): void {
    if (this.status === 'paid') this.become({ status: 'refunding' });
    else if (this.status === 'open' || this.status === 'invoiced') this.become({ status: 'cancelled', endedAt: now });
  }

  /** The money went back, even if nobody has told that it had come. Returns whether premium had been paid by it. */
  refund(charge: string | null, now: Date): boolean {
    const wasPaid = this.status === 'paid';
    if (this.status !== 'refunded') {
      this.become({ status: 'refunded', charge: charge ?? this.current.charge, endedAt: now });
    }
    return wasPaid;
  }

  /**
   * An admin has received the money for an invoice, or sent it back.
   * @throws PaymentNotDue
   */
  mark(status: 'paid' | 'refunded', now: Date): void {
    const due = status === 'paid' ? 'invoiced' : 'refunding';
    if (this.facts.provider !== null || this.status !== due) throw new PaymentNotDue();
    if (status === 'paid') this.receive(null, now);
    else this.refund(null, now);
  }

  private become(change: Partial<PaymentState>): void {
    this.current = { ...this.current, ...change };
  }
}
