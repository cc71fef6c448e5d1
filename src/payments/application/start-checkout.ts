import { BackgroundWork } from '#shared/application/background/background-work.js';
import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { ListingNotFound, NoOnlinePayment, NothingToPay } from '../domain/payment-errors.js';
import { Payment } from '../domain/payment.js';
import { PaymentProvider } from './ports/payment-provider.js';
import { Payments } from './ports/payments.js';
import { PremiumListings, type PremiumListing } from './ports/premium-listings.js';
import { PaymentSettlement } from './payment-settlement.js';

type StartCheckoutCommand = { readonly jobId: number; readonly employerId: number };

/**
 * Starts a checkout with the payment provider for premium. Repeated calls return the same page while it is open, so
 * that no one pays twice.
 * @throws ListingNotFound, NoOnlinePayment, NothingToPay, ProviderUnavailable
 */
@UseCase()
export class StartCheckout {
  constructor(
    private readonly payments: Payments,
    private readonly listings: PremiumListings,
    private readonly provider: PaymentProvider,
    private readonly settlement: PaymentSettlement,
    private readonly work: BackgroundWork,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Returns the URL of the payment page. */
  async execute(command: StartCheckoutCommand): Promise<string> {
    const payment = await this.open(command);
    const { session } = payment;
    if (session === null) return this.begin(payment);
    const { url, outcome } = await this.provider.findCheckout(session);
    if (outcome) await this.settlement.apply(payment, outcome);
    else if (url !== null) return url;
    const next = outcome ? await this.open(command) : payment;
    // Paid, but the bank is still processing the payment.
    if (next.session !== null) throw new NothingToPay();
    return this.begin(next);
  }

  private open({ jobId, employerId }: StartCheckoutCommand): Promise<Payment> {
    return this.unitOfWork.run(async () => {
      const listing = await this.listings.lock(jobId);
      if (listing?.employerId !== employerId) throw new ListingNotFound();
      if (this.provider.name === null) throw new NoOnlinePayment();
      if (!listing.isPayable) throw new NothingToPay();
      const payment = (await this.payments.current(jobId)) ?? (await this.add(jobId, listing));
      if (payment?.status !== 'open') throw new NothingToPay();
      return payment;
    });
  }

  private async add(jobId: number, { employerId, title }: PremiumListing): Promise<Payment | undefined> {
    const ids = { id: await this.payments.nextId(), reference: crypto.randomUUID(), jobId, employerId };
    const payment = Payment.open({ ...ids, title }, this.provider.name, this.clock.now());
    return (await this.payments.addUnlessCurrent(payment)) ? payment : undefined;
  }

  private async begin(payment: Payment): Promise<string> {
    const path = `/employer/job/${payment.jobId}?payment=${payment.id}`;
    const { session, url } = await this.provider.createCheckout(payment, path);
    const begin = (changed: Payment): boolean => {
      changed.begin(session);
      return changed.status === 'open';
    };
    const isOpen = await this.unitOfWork.run(() => this.payments.change(payment.id, begin));
    // Premium was refused or the listing archived in the meantime, so the checkout must be expired.
    if (!isOpen) this.work.wake('payment');
    if (!isOpen || url === null) throw new NothingToPay();
    return url;
  }
}
