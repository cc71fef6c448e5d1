import { Clock } from '#shared/application/clock.js';
import { ScheduledTask } from '#shared/application/background/scheduled-task.js';
import { UseCase } from '#shared/application/use-case.js';
import { utc } from '#shared/domain/values/utc-day.js';
import { PaymentProvider } from './ports/payment-provider.js';
import { Payments } from './ports/payments.js';
import { SettlePayment } from './settle-payment.js';

/** Minutes after which an open checkout is checked, in case its event got lost. */
const CHECK_AFTER_MINUTES = 30;
/** How long event ids are kept: longer than any provider repeats events. */
const EVENT_RETENTION_DAYS = 60;
const BATCH = 100;

/** Recovers from lost events. */
@UseCase()
export class RecoverPayments {
  constructor(
    private readonly payments: Payments,
    private readonly provider: PaymentProvider,
    private readonly settlePayment: SettlePayment,
    private readonly clock: Clock,
  ) {}

  /** @throws AggregateError of the payments that could not be settled, after settling the others */
  @ScheduledTask('settle-payments', '*/15 * * * *')
  async execute(): Promise<void> {
    const now = utc(this.clock.now());
    await this.payments.deleteEventsBefore(now.subtract(EVENT_RETENTION_DAYS, 'day').toDate());
    if (this.provider.name === null) return;
    const before = now.subtract(CHECK_AFTER_MINUTES, 'minute').toDate();
    const ids = await this.payments.open(before, BATCH);
    const outcomes = await Promise.allSettled(ids.map((id) => this.settlePayment.execute(id)));
    const errors = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    if (errors.length > 0) throw new AggregateError(errors, 'Payments could not be settled');
  }
}
