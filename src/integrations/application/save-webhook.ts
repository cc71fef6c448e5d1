import { AuditLog } from '../../shared/application/audit/audit-log.js';
import { UnitOfWork } from '../../shared/application/unit-of-work.js';
import { UseCase } from '../../shared/application/use-case.js';
import { TooManyWebhooks, WebhookNotFound } from '../domain/integration-errors.js';
import { checkWebhook } from '../domain/webhook.js';
import { WebhookSender } from './ports/webhook-sender.js';
import { Webhooks, type NewWebhook, type Webhook } from './ports/webhooks.js';

type SaveWebhookCommand = {
  readonly userId: number;
  readonly url: string;
  readonly events: readonly string[];
};

/**
 * Adds or changes a webhook.
 * @throws InvalidFields, TooManyWebhooks, WebhookNotFound
 */
@UseCase()
export class SaveWebhook {
  constructor(
    private readonly webhooks: Webhooks,
    private readonly sender: WebhookSender,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute(command: SaveWebhookCommand): Promise<NewWebhook> {
    const terms = checkWebhook(command, (url) => this.sender.problemWith(url));
    return this.unitOfWork.run(async () => {
      const made = await this.webhooks.add(command.userId, terms);
      if (!made) throw new TooManyWebhooks();
      const details = { webhook: made.webhook.id };
      await this.audit.add({ action: 'webhook.created', subject: { kind: 'user', id: command.userId }, details });
      return made;
    });
  }

  async change(id: number, command: SaveWebhookCommand): Promise<Webhook> {
    const terms = checkWebhook(command, (url) => this.sender.problemWith(url));
    const webhook = await this.webhooks.change(command.userId, id, terms);
    if (!webhook) throw new WebhookNotFound();
    return webhook;
  }
}
