import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { JobArchived, PremiumGivenUp, PremiumGranted, PremiumRefused } from '#jobs';
import { On } from '#shared/application/event-bus.js';
import { Payments } from '../../application/ports/payments.js';
import { PremiumListings } from '../../application/ports/premium-listings.js';
import { PaymentSettlement } from '../../application/payment-settlement.js';
import { Payment } from '../../domain/payment.js';

/** Invoices granted premium and refunds refused premium, in the same transaction as the decision. */
@Injectable()
export class PaymentsOnEvents {
  constructor(
    private readonly payments: Payments,
    private readonly listings: PremiumListings,
    private readonly settlement: PaymentSettlement,
  ) {}

  @On(PremiumRefused)
  refused({ jobId }: PremiumRefused): Promise<void> {
    return this.cancel(jobId, () => true);
  }

  @On(PremiumGivenUp)
  givenUp({ jobId }: PremiumGivenUp): Promise<void> {
    return this.cancel(jobId, (status) => status === 'open');
  }

  @On(JobArchived)
  archived({ jobId, wasPublished }: JobArchived): Promise<void> {
    return this.cancel(jobId, (status) => status === 'open' || (status === 'paid' && !wasPublished));
  }

  @On(PremiumGranted)
  async invoice({ jobId, grantedAt: now }: PremiumGranted): Promise<void> {
    const listing = await this.listings.lock(jobId);
    if (!listing) return;
    // A listing is paid for only once, however often it is edited.
    if (await this.payments.current(jobId)) return;
    const { employerId, title } = listing;
    const ids = { id: await this.payments.nextId(), reference: randomUUID(), jobId, employerId };
    await this.payments.addUnlessCurrent(Payment.invoice({ ...ids, title }, now));
  }

  private async cancel(jobId: number, isAffected: (status: string) => boolean): Promise<void> {
    const payment = await this.payments.current(jobId);
    if (payment && isAffected(payment.status)) await this.settlement.cancel(payment);
  }
}
