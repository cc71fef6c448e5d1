import { AuditLog } from '#shared/application/audit/audit-log.js';
import { Clock } from '#shared/application/clock.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { Payments } from './ports/payments.js';

type MarkPaymentCommand = { readonly paymentId: number; readonly status: 'paid' | 'refunded' };

/**
 * Records that an invoice was paid or refunded; for admins.
 * @throws PaymentNotFound, PaymentNotDue
 */
@UseCase()
export class MarkPayment {
  constructor(
    private readonly payments: Payments,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
  ) {}

  async execute({ paymentId, status }: MarkPaymentCommand): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.payments.change(paymentId, (payment) => payment.mark(status, this.clock.now()));
      await this.audit.add({ action: `payment.${status}`, subject: { kind: 'payment', id: paymentId } });
    });
  }
}
