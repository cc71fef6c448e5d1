import type { WebhookDeliveryBody } from '../webhooks/webhook.view.js';
import type { WebhookEvent } from '../../domain/webhook.js';

/** An event of a listing or one of its applications. */
export type WebhookMessage = {
  readonly type: WebhookEvent;
  readonly jobId: number;
  readonly occurredAt: Date;
  readonly data: Readonly<Record<string, unknown>>;
};

export type DueDelivery = {
  readonly id: number;
  readonly url: string;
  /** The current secret and, while it is valid, the previous one. */
  readonly secrets: readonly string[];
  readonly body: string;
  /** Including this one. */
  readonly attempts: number;
};

/** The result of an attempt. */
export type DeliveryResult =
  | { readonly result: 'delivered' | 'gone'; readonly status: number }
  | { readonly result: 'failed'; readonly status: number | null; readonly fault: string };

/** Queues deliveries to webhooks, in order for each listing. */
export abstract class WebhookDeliveries {
  /** Queues an event for the employer's subscribed webhooks, within the current transaction. */
  abstract add(employerId: number, message: WebhookMessage): Promise<void>;

  /** Queues `listing.closed` for listings that have expired since the last call. */
  abstract addClosed(): Promise<void>;

  /** Queues `application.deleted` for applications that were deleted since the last call. */
  abstract addDeleted(): Promise<void>;

  /** Claims a delivery. Undefined unless it is due, the first one for its listing, and its employer not suspended. */
  abstract take(id: number): Promise<DueDelivery | undefined>;

  /** Records an attempt and retries after `retryAfter` seconds, or queues the next delivery for the listing. */
  abstract settle(id: number, result: DeliveryResult, retryAfter: number | undefined): Promise<void>;

  /** Newest first; undefined if the webhook does not belong to the employer. */
  abstract latest(userId: number, webhookId: number): Promise<readonly WebhookDeliveryBody[] | undefined>;

  /** Queues a settled delivery again; returns false if it does not exist or is still waiting. */
  abstract repeat(userId: number, id: number): Promise<boolean>;

  /** Deletes old deliveries, and forgets which applications were deleted long ago. */
  abstract tidy(): Promise<void>;
}
