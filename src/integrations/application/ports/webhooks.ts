import type { NewWebhookBody, WebhookBody } from '../webhooks/webhook.view.js';
import type { WebhookTerms } from '../../domain/webhook.js';

/** Stores the webhooks of employers. */
export abstract class Webhooks {
  abstract of(userId: number): Promise<readonly WebhookBody[]>;

  /** Undefined if the employer already has the maximum number of webhooks. */
  abstract add(userId: number, terms: WebhookTerms): Promise<NewWebhookBody | undefined>;

  /** Changes and reactivates a webhook; undefined if it does not exist. */
  abstract change(userId: number, id: number, terms: WebhookTerms): Promise<WebhookBody | undefined>;

  /** Returns a new secret; the previous one also signs for a day. Undefined if the webhook does not exist. */
  abstract rotate(userId: number, id: number): Promise<string | undefined>;

  /** Returns whether it existed. */
  abstract remove(userId: number, id: number): Promise<boolean>;

  /** Removes those set up or changed since then, all if null; returns how many. */
  abstract removeSince(userId: number, since: Date | null): Promise<number>;
}
