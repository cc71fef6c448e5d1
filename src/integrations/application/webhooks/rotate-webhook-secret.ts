import { UseCase } from '#shared/application/use-case.js';
import { WebhookNotFound } from '../../domain/integration-errors.js';
import { ChangeAccess } from '../change-access.js';
import type { Confirmation } from '../ports/owner-confirmation.js';
import { Webhooks } from '../ports/webhooks.js';

type RotateWebhookSecretCommand = Confirmation & { readonly webhookId: number };

/**
 * Replaces the secret of a webhook and returns the new one; the previous one also signs for a day.
 * @throws WebhookNotFound, WrongPassword, SignInAgain, TooManyAttempts, RateLimiterFailed
 */
@UseCase()
export class RotateWebhookSecret {
  constructor(
    private readonly webhooks: Webhooks,
    private readonly changeAccess: ChangeAccess,
  ) {}

  execute(command: RotateWebhookSecretCommand): Promise<string> {
    const { employerId, webhookId } = command;
    return this.changeAccess.execute('webhook-secret-replaced', command, async () => {
      const result = await this.webhooks.rotate(employerId, webhookId);
      if (result === undefined) throw new WebhookNotFound();
      return { result, details: { webhook: webhookId } };
    });
  }
}
