import { UseCase } from '#shared/application/use-case.js';
import { WebhookNotFound } from '../../domain/integration-errors.js';
import { checkWebhook, type EnteredWebhook } from '../../domain/webhook.js';
import { ChangeAccess } from '../change-access.js';
import type { Confirmation } from '../ports/owner-confirmation.js';
import { WebhookSender } from '../ports/webhook-sender.js';
import { Webhooks } from '../ports/webhooks.js';
import type { WebhookBody } from './webhook.view.js';

type ChangeWebhookCommand = Confirmation & EnteredWebhook & { readonly webhookId: number };

/**
 * Changes a webhook, and reactivates it if it has ended.
 * @throws InvalidFields, WebhookNotFound, WrongPassword, SignInAgain, TooManyAttempts, RateLimiterFailed
 */
@UseCase()
export class ChangeWebhook {
  constructor(
    private readonly webhooks: Webhooks,
    private readonly sender: WebhookSender,
    private readonly changeAccess: ChangeAccess,
  ) {}

  async execute(command: ChangeWebhookCommand): Promise<WebhookBody> {
    const { employerId, webhookId } = command;
    const terms = checkWebhook(command, (url) => this.sender.problemWith(url));
    return this.changeAccess.execute('webhook-changed', command, async () => {
      const result = await this.webhooks.change(employerId, webhookId, terms);
      if (!result) throw new WebhookNotFound();
      return { result, details: { webhook: webhookId } };
    });
  }
}
