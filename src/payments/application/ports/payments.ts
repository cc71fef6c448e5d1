import type { Page, PageRequest } from '#shared/application/page.js';
import type { AdminPaymentBody, PaymentBody } from '../payment.view.js';
import type { Payment, PaymentStatus } from '../../domain/payment.js';

/** Stores payments. */
export abstract class Payments {
  abstract nextId(): Promise<number>;

  /** Returns false if the listing already has an open, invoiced or paid payment. */
  abstract addUnlessCurrent(payment: Payment): Promise<boolean>;

  abstract find(id: number): Promise<Payment | undefined>;

  abstract withReference(reference: string): Promise<Payment | undefined>;

  abstract withCharge(charge: string): Promise<Payment | undefined>;

  /** The open, invoiced or paid payment of a listing. */
  abstract current(jobId: number): Promise<Payment | undefined>;

  /**
   * Changes a payment, locking it until the unit of work ends. Returns what `change` returns.
   * @throws PaymentNotFound, and whatever `change` throws
   */
  abstract change<Result>(id: number, change: (payment: Payment) => Result): Promise<Awaited<Result>>;

  /** The oldest payments whose checkout with a provider is open and was created before a time. */
  abstract open(before: Date, limit: number): Promise<readonly number[]>;

  /** Records an event of the provider; returns false if it is already known. */
  abstract addEvent(eventId: string, now: Date): Promise<boolean>;

  abstract deleteEventsBefore(time: Date): Promise<void>;
}

/** Lists of payments, newest first. */
export abstract class PaymentQueries {
  abstract ofEmployer(employerId: number, page: PageRequest): Promise<Page<PaymentBody>>;

  /** A null status includes all payments. */
  abstract forAdmins(filter: PageRequest & { readonly status: PaymentStatus | null }): Promise<Page<AdminPaymentBody>>;
}
