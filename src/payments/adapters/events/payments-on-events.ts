import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobArchived, PremiumGivenUp, PremiumGranted, PremiumRefused } from '#jobs';
import { BackgroundWork } from '#shared/application/background/background-work.js';
import { EventBus } from '#shared/application/event-bus.js';
import { Payments } from '../../application/ports/payments.js';
import { PremiumListings } from '../../application/ports/premium-listings.js';
import { PaymentSettlement } from '../../application/payment-settlement.js';
import { SettlePayment } from '../../application/settle-payment.js';
import { PREMIUM_PRICE } from '../../domain/payment.js';

/** Invoices granted premium and refunds refused premium, in the same transaction as the decision. */
@Injectable()
export class PaymentsOnEvents implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly work: BackgroundWork,
    private readonly payments: Payments,
    private readonly listings: PremiumListings,
    private readonly settlePayment: SettlePayment,
    private readonly settlement: PaymentSettlement,
  ) {}

  onModuleInit(): void {
    this.work.process('payment', (id) => this.settlePayment.execute(id));
    this.events.subscribe(PremiumGranted, ({ jobId, grantedAt }) => this.invoice(jobId, grantedAt));
    this.events.subscribe(PremiumRefused, ({ jobId }) => this.cancel(jobId, () => true));
    this.events.subscribe(PremiumGivenUp, ({ jobId }) => this.cancel(jobId, (status) => status === 'open'));
    this.events.subscribe(JobArchived, ({ jobId, wasPublished }) =>
      this.cancel(jobId, (status) => status === 'open' || (status === 'paid' && !wasPublished)),
    );
  }

  private async invoice(jobId: number, now: Date): Promise<void> {
    const listing = await this.listings.lock(jobId);
    if (!listing) return;
    const { employerId, title } = listing;
    const due = { jobId, employerId, title, ...PREMIUM_PRICE, provider: null, status: 'invoiced', now } as const;
    // A listing is paid for only once, however often it is edited.
    if (!(await this.payments.current(jobId))) await this.payments.add(due);
  }

  private async cancel(jobId: number, isAffected: (status: string) => boolean): Promise<void> {
    const payment = await this.payments.current(jobId);
    if (payment && isAffected(payment.status)) await this.settlement.cancel(payment);
  }
}
