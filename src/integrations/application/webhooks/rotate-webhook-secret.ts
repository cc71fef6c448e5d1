import { AuditLog } from '../../../shared/application/audit/audit-log.js';
import { UnitOfWork } from '../../../shared/application/unit-of-work.js';
import { UseCase } from '../../../shared/application/use-case.js';
import { WebhookNotFound } from '../../domain/integration-errors.js';
import { Webhooks } from '../ports/webhooks.js';

type RotateWebhookSecretCommand = { readonly userId: number; readonly webhookId: number };

/**
 * Replaces the secret of a webhook and returns the new one; the previous one also signs for a day.
 * @throws WebhookNotFound
 */
@UseCase()
export class RotateWebhookSecret {
  constructor(
    private readonly webhooks: Webhooks,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  execute({ userId, webhookId }: RotateWebhookSecretCommand): Promise<string> {
    return this.unitOfWork.run(async () => {
      const secret = await this.webhooks.rotate(userId, webhookId);
      if (secret === undefined) throw new WebhookNotFound();
      const details = { webhook: webhookId };
      await this.audit.add({ action: 'webhook.secret-rotated', subject: { kind: 'user', id: userId }, details });
      return secret;
    });
  }
}
