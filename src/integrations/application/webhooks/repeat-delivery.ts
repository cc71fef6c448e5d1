import { UseCase } from '../../../shared/application/use-case.js';
import { DeliveryNotFound } from '../../domain/integration-errors.js';
import { WebhookDeliveries } from '../ports/webhook-deliveries.js';

type RepeatDeliveryCommand = { readonly userId: number; readonly deliveryId: number };

/**
 * Sends a settled delivery again, in the background.
 * @throws DeliveryNotFound
 */
@UseCase()
export class RepeatDelivery {
  constructor(private readonly deliveries: WebhookDeliveries) {}

  async execute({ userId, deliveryId }: RepeatDeliveryCommand): Promise<void> {
    if (!(await this.deliveries.repeat(userId, deliveryId))) throw new DeliveryNotFound();
  }
}
