import { AuditLog } from '../../../shared/application/audit/audit-log.js';
import { UnitOfWork } from '../../../shared/application/unit-of-work.js';
import { UseCase } from '../../../shared/application/use-case.js';
import { WebhookNotFound } from '../../domain/integration-errors.js';
import { checkWebhook, type EnteredWebhook } from '../../domain/webhook.js';
import { WebhookSender } from '../ports/webhook-sender.js';
import { Webhooks, type Webhook } from '../ports/webhooks.js';

type ChangeWebhookCommand = EnteredWebhook & { readonly userId: number; readonly webhookId: number };

/**
 * Changes a webhook, and reactivates it if it has ended.
 * @throws InvalidFields, WebhookNotFound
 */
@UseCase()
export class ChangeWebhook {
  constructor(
    private readonly webhooks: Webhooks,
    private readonly sender: WebhookSender,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute({ userId, webhookId, ...entered }: ChangeWebhookCommand): Promise<Webhook> {
    const terms = checkWebhook(entered, (url) => this.sender.problemWith(url));
    return this.unitOfWork.run(async () => {
      const webhook = await this.webhooks.change(userId, webhookId, terms);
      if (!webhook) throw new WebhookNotFound();
      const details = { webhook: webhookId };
      await this.audit.add({ action: 'webhook.changed', subject: { kind: 'user', id: userId }, details });
      return webhook;
    });
  }
}
