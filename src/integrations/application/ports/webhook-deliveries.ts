import type { WebhookEvent } from '../../domain/webhook.js';

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed', 'dropped'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** One event for one webhook, as the log shows it. */
export type WebhookDelivery = {
  readonly id: number;
  readonly type: WebhookEvent;
  readonly jobId: number;
  readonly occurredAt: Date;
  readonly state: DeliveryState;
  readonly attempts: number;
  /** Of the next attempt; null when there is none. */
  readonly dueAt: Date | null;
  /** The status of the last response, if there was one. */
  readonly status: number | null;
  /** What went wrong last. */
  readonly fault: string | null;
};

/** What happened to a listing or to one of its applications. */
export type WebhookNews = {
  readonly type: WebhookEvent;
  readonly jobId: number;
  readonly occurredAt: Date;
  readonly data: Readonly<Record<string, unknown>>;
};

/** A delivery whose turn it is. */
export type DueDelivery = {
  readonly id: number;
  readonly url: string;
  /** The current secret, and the former one while it is valid. */
  readonly secrets: readonly string[];
  readonly body: string;
  /** Including this one. */
  readonly attempts: number;
};

/** What became of an attempt. */
export type DeliveryResult =
  | { readonly result: 'delivered' | 'gone'; readonly status: number }
  | { readonly result: 'failed'; readonly status: number | null; readonly fault: string };

/** What webhooks have to tell, in order for each listing. */
export abstract class WebhookDeliveries {
  /** Queues news for the employer's webhooks that want it, in the open transaction. */
  abstract add(employerId: number, news: WebhookNews): Promise<void>;

  /** Queues `listing.closed` for listings whose time ran out since the last call. */
  abstract addClosed(): Promise<void>;

  /** Undefined unless it is due, everything earlier about the same listing is settled, and its employer is not suspended. */
  abstract take(id: number): Promise<DueDelivery | undefined>;

  /** Records an attempt, with the seconds until the next if there is one. What comes after it about the listing is then due. */
  abstract settle(id: number, result: DeliveryResult, retryAfter: number | undefined): Promise<void>;

  /** The newest first; undefined if the webhook is not the employer's. */
  abstract latest(userId: number, webhookId: number): Promise<readonly WebhookDelivery[] | undefined>;

  /** Sends one again that was settled; false if it is not there or waits already. */
  abstract repeat(userId: number, id: number): Promise<boolean>;

  /** Wakes what should have been sent and deletes what is old. */
  abstract tidy(): Promise<void>;
}
