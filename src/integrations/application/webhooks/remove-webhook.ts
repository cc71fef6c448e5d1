import { AuditLog } from '#shared/application/audit/audit-log.js';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { WebhookNotFound } from '../../domain/integration-errors.js';
import { Webhooks } from '../ports/webhooks.js';

type RemoveWebhookCommand = { readonly employerId: number; readonly webhookId: number };

/** @throws WebhookNotFound */
@UseCase()
export class RemoveWebhook {
  constructor(
    private readonly webhooks: Webhooks,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  execute({ employerId, webhookId }: RemoveWebhookCommand): Promise<void> {
    return this.unitOfWork.run(async () => {
      if (!(await this.webhooks.remove(employerId, webhookId))) throw new WebhookNotFound();
      const details = { webhook: webhookId };
      await this.audit.add({ action: 'webhook.removed', subject: { kind: 'user', id: employerId }, details });
    });
  }
}
