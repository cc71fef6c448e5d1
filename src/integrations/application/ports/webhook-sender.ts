import type { DeliveryResult, DueDelivery } from './webhook-deliveries.js';

/** Carries deliveries to their receivers. */
export abstract class WebhookSender {
  /** Why an address cannot be a receiver; undefined for an acceptable one. */
  abstract problemWith(url: string): string | undefined;

  /** Sends one signed request. Failures are a result. */
  abstract send(delivery: DueDelivery): Promise<DeliveryResult>;
}
