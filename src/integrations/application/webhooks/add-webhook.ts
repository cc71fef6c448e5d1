import { UseCase } from '#shared/application/use-case.js';
import { TooManyWebhooks } from '../../domain/integration-errors.js';
import { checkWebhook, type EnteredWebhook } from '../../domain/webhook.js';
import { ChangeAccess } from '../change-access.js';
import type { Confirmation } from '../ports/owner-confirmation.js';
import { WebhookSender } from '../ports/webhook-sender.js';
import { Webhooks } from '../ports/webhooks.js';
import type { NewWebhookBody } from './webhook.view.js';

type AddWebhookCommand = Confirmation & EnteredWebhook;

/** @throws InvalidFields, TooManyWebhooks, WrongPassword, SignInAgain, TooManyAttempts, RateLimiterFailed */
@UseCase()
export class AddWebhook {
  constructor(
    private readonly webhooks: Webhooks,
    private readonly sender: WebhookSender,
    private readonly changeAccess: ChangeAccess,
  ) {}

  async execute(command: AddWebhookCommand): Promise<NewWebhookBody> {
    const terms = checkWebhook(command, (url) => this.sender.problemWith(url));
    return this.changeAccess.execute('webhook-created', command, async () => {
      const result = await this.webhooks.add(command.employerId, terms);
      if (!result) throw new TooManyWebhooks();
      return { result, details: { webhook: result.id } };
    });
  }
}
