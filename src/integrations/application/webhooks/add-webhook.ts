import { AuditLog } from '../../../shared/application/audit/audit-log.js';
import { UnitOfWork } from '../../../shared/application/unit-of-work.js';
import { UseCase } from '../../../shared/application/use-case.js';
import { TooManyWebhooks } from '../../domain/integration-errors.js';
import { checkWebhook, type EnteredWebhook } from '../../domain/webhook.js';
import { WebhookSender } from '../ports/webhook-sender.js';
import { Webhooks, type NewWebhook } from '../ports/webhooks.js';

type AddWebhookCommand = EnteredWebhook & { readonly userId: number };

/** @throws InvalidFields, TooManyWebhooks */
@UseCase()
export class AddWebhook {
  constructor(
    private readonly webhooks: Webhooks,
    private readonly sender: WebhookSender,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute(command: AddWebhookCommand): Promise<NewWebhook> {
    const terms = checkWebhook(command, (url) => this.sender.problemWith(url));
    return this.unitOfWork.run(async () => {
      const made = await this.webhooks.add(command.userId, terms);
      if (!made) throw new TooManyWebhooks();
      const details = { webhook: made.webhook.id };
      await this.audit.add({ action: 'webhook.created', subject: { kind: 'user', id: command.userId }, details });
      return made;
    });
  }
}
