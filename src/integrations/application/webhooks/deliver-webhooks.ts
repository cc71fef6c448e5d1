import { WorksOn } from '#shared/application/background/background-work.js';
import { UseCase } from '#shared/application/use-case.js';
import { webhookDelay } from '../../domain/webhook.js';
import { WebhookDeliveries } from '../ports/webhook-deliveries.js';
import { WebhookSender } from '../ports/webhook-sender.js';

/** Sends a due delivery, and schedules a retry if it failed. */
@UseCase()
export class DeliverWebhooks {
  constructor(
    private readonly deliveries: WebhookDeliveries,
    private readonly sender: WebhookSender,
  ) {}

  @WorksOn('webhook')
  async execute(id: number): Promise<void> {
    const due = await this.deliveries.take(id);
    if (!due) return;
    const result = await this.sender.send(due);
    await this.deliveries.settle(id, result, result.result === 'failed' ? webhookDelay(due.attempts) : undefined);
  }
}
