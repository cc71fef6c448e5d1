import type { DeliveryResult, DueDelivery } from './webhook-deliveries.js';

/** Sends deliveries to their receivers. */
export abstract class WebhookSender {
  /** Why an address is not allowed; undefined if it is. */
  abstract problemWith(url: string): string | undefined;

  /** Sends a signed request. Failures are returned, not thrown. */
  abstract send(delivery: DueDelivery): Promise<DeliveryResult>;
}
