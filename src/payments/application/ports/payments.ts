import type { Page, PageRequest } from '#shared/application/page.js';
import type { Payment, PaymentFacts, PaymentState, PaymentStatus } from '../../domain/payment.js';

export type NewPayment = Omit<PaymentFacts, 'id' | 'reference' | 'createdAt'> & {
  readonly jobId: number;
  readonly status: 'open' | 'invoiced';
  readonly now: Date;
};

/** Stores payments; each change is a transaction. */
export abstract class Payments {
  /** Returns undefined if the listing already has an open, invoiced or paid payment. */
  abstract add(payment: NewPayment): Promise<Payment | undefined>;

  abstract find(id: number): Promise<Payment | undefined>;

  abstract withReference(reference: string): Promise<Payment | undefined>;

  /** The open, invoiced or paid payment of a listing. */
  abstract current(jobId: number): Promise<Payment | undefined>;

  /**
   * Changes a payment under an exclusive lock and returns it. An exception rolls everything back.
   * @throws PaymentNotFound, and whatever `change` throws
   */
  abstract change(id: number, change: (payment: Payment) => void | Promise<void>): Promise<Payment>;

  /** The oldest provider payments that await a refund, or whose checkout is open and was created before a time. */
  abstract unsettled(before: Date, limit: number): Promise<readonly number[]>;

  /** Records an event of the provider; returns false if it is already known. */
  abstract addEvent(eventId: string, now: Date): Promise<boolean>;

  abstract deleteEventsBefore(time: Date): Promise<void>;
}

export type PaymentView = PaymentFacts & PaymentState;

export type AdminPaymentView = PaymentView & { readonly employerName: string | null };

/** Lists of payments, newest first. */
export abstract class PaymentQueries {
  abstract ofEmployer(employerId: number, page: PageRequest): Promise<Page<PaymentView>>;

  /** A null status includes all payments. */
  abstract forAdmins(filter: PageRequest & { readonly status: PaymentStatus | null }): Promise<Page<AdminPaymentView>>;
}
