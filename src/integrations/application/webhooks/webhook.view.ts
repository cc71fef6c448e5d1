import type { WebhookEvent } from '../../domain/webhook.js';

/** A webhook in its employer's list. */
export class WebhookBody {
  readonly id!: number;
  readonly url!: string;
  /** @enumName WebhookEvent */
  readonly events!: readonly WebhookEvent[];
  readonly createdAt!: Date;
  /** When the receiver answered 410; saving the webhook reactivates it */
  readonly endedAt!: Date | null;
  /** Until when the previous secret also signs */
  readonly formerSecretUntil!: Date | null;
}

export class NewWebhookBody extends WebhookBody {
  /**
   * Verifies signatures; shown only once
   * @example whsec_…
   */
  readonly secret!: string;
}

/** The new secret of a webhook. */
export class WebhookSecretBody {
  /** Shown only once; the previous secret also signs for a day */
  readonly secret!: string;
}

/** A delivery of one event to one webhook. */
export class WebhookDeliveryBody {
  readonly id!: number;
  /** @enumName WebhookEvent */
  readonly type!: WebhookEvent;
  /** The listing it is about */
  readonly jobId!: number;
  readonly occurredAt!: Date;
  /** @enumName DeliveryState */
  readonly state!: 'waiting' | 'delivered' | 'failed' | 'dropped';
  readonly attempts!: number;
  /** Time of the next attempt */
  readonly dueAt!: Date | null;
  /** HTTP status of the last response */
  readonly status!: number | null;
  /** The error of the last attempt */
  readonly fault!: string | null;
}
