import { AuditLog } from '#shared/application/audit/audit-log.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { Outbox } from './ports/outbox.js';

type RetryMailsCommand = { readonly ids?: readonly number[] };

/** Queues failed mails again, even if their address rejected one. Returns their number. */
@UseCase()
export class RetryMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
  ) {}

  execute({ ids }: RetryMailsCommand): Promise<number> {
    return this.unitOfWork.run(async () => {
      const retried = await this.outbox.requeue(await this.outbox.failed({ ids }));
      await this.audit.add({ action: 'mail.retried', details: { mails: retried } });
      return retried;
    });
  }
}
