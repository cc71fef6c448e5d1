import type { WebhookTerms } from '../../domain/webhook.js';

/** A webhook as its employer sees it, without its secret. */
export type Webhook = WebhookTerms & {
  readonly id: number;
  readonly createdAt: Date;
  /** When the receiver answered that it is gone for good; null while it is in use. */
  readonly endedAt: Date | null;
  /** Until when the secret before the current one signs too. */
  readonly formerSecretUntil: Date | null;
};

export type NewWebhook = { readonly webhook: Webhook; readonly secret: string };

/** The webhooks of employers. */
export abstract class Webhooks {
  abstract of(userId: number): Promise<readonly Webhook[]>;

  /** Undefined if the employer has as many as possible. */
  abstract add(userId: number, terms: WebhookTerms): Promise<NewWebhook | undefined>;

  /** Changes it and puts it in use again; undefined if it is not there. */
  abstract change(userId: number, id: number, terms: WebhookTerms): Promise<Webhook | undefined>;

  /** Gives it a new secret and lets the former one sign for a day; undefined if it is not there. */
  abstract rotate(userId: number, id: number): Promise<string | undefined>;

  /** Whether it was there. */
  abstract remove(userId: number, id: number): Promise<boolean>;
}
