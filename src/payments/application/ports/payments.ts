import type { Page, PageRequest } from '../../../shared/application/page.js';
import type { Payment, PaymentFacts, PaymentState, PaymentStatus } from '../../domain/payment.js';

/** A payment that is not stored yet. */
export type NewPayment = Omit<PaymentFacts, 'id' | 'reference' | 'createdAt'> & {
  readonly jobId: number;
  readonly status: 'open' | 'invoiced';
  readonly now: Date;
};

/** Stores payments, each change in one transaction. */
export abstract class Payments {
  /** Undefined where the listing has one that is open, invoiced or paid. */
  abstract add(payment: NewPayment): Promise<Payment | undefined>;

  abstract find(id: number): Promise<Payment | undefined>;

  abstract withReference(reference: string): Promise<Payment | undefined>;

  /** The payment of a listing that is open, invoiced or paid. */
  abstract live(jobId: number): Promise<Payment | undefined>;

  /**
   * Changes a payment while no one else can, and returns it. A throw undoes everything.
   * @throws PaymentNotFound, and what `change` throws
   */
  abstract change(id: number, change: (payment: Payment) => void | Promise<void>): Promise<Payment>;

  /** The oldest payments with an open checkout that began before a time, or with money to send back by a provider. */
  abstract unsettled(before: Date, limit: number): Promise<readonly number[]>;

  /** Remembers news of the provider; false where they were known. */
  abstract isNews(eventId: string, now: Date): Promise<boolean>;

  abstract forgetNews(before: Date): Promise<void>;
}

/** A payment to read. */
export type PaymentView = PaymentFacts & PaymentState;

/** The same for admins. */
export type AdminPaymentView = PaymentView & { readonly employerName: string | null };

/** Lists of payments, newest first. */
export abstract class PaymentQueries {
  abstract ofEmployer(employerId: number, page: PageRequest): Promise<Page<PaymentView>>;

  /** In one status or in any. */
  abstract forAdmins(filter: PageRequest & { readonly status: PaymentStatus | null }): Promise<Page<AdminPaymentView>>;
}
