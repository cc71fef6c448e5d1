import { UseCase } from '../../shared/application/use-case.js';
import { webhookDelay } from '../domain/webhook.js';
import { WebhookDeliveries } from './ports/webhook-deliveries.js';
import { WebhookSender } from './ports/webhook-sender.js';

/** Sends due deliveries and schedules retries of failed ones. */
@UseCase()
export class DeliverWebhooks {
  constructor(
    private readonly deliveries: WebhookDeliveries,
    private readonly sender: WebhookSender,
  ) {}

  async execute(ids: readonly number[]): Promise<void> {
    const outcomes = await Promise.allSettled([...new Set(ids)].map((id) => this.deliver(id)));
    const errors = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    if (errors.length > 0) throw new AggregateError(errors, 'Webhooks could not be delivered');
  }

  private async deliver(id: number): Promise<void> {
    const due = await this.deliveries.take(id);
    if (!due) return;
    const result = await this.sender.send(due);
    await this.deliveries.settle(id, result, result.result === 'failed' ? webhookDelay(due.attempts) : undefined);
  }
}
