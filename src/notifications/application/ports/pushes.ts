import type { BrowserSubscription, PushKind } from '../../domain/push.js';

/** Identifies what a push message is about, such as `{ conversationId: 7 }`. */
export type PushKey = Readonly<Record<string, string | number>>;

export type NewPush = {
  readonly kind: PushKind;
  readonly key: PushKey;
  /** Seconds until it is written and sent. */
  readonly delaySeconds: number;
};

/** A push message to a browser, for which an attempt has started. */
export type QueuedPush = {
  readonly id: number;
  readonly kind: PushKind;
  readonly key: PushKey;
  readonly userId: number;
  readonly subscriptionId: number;
  readonly subscription: BrowserSubscription;
  /** Attempts so far, including this one. */
  readonly attempts: number;
};

/** The browsers that get push messages, and the messages that wait. Both end with the session. `session` is its id in the cookie. */
export abstract class Pushes {
  /** Sends the messages of a session to this browser, instead of the one before. False if the session has ended. */
  abstract subscribe(userId: number, session: string, subscription: BrowserSubscription): Promise<boolean>;

  abstract unsubscribe(userId: number, session: string): Promise<void>;

  /** Removes a browser that its push service no longer knows. */
  abstract forget(subscriptionId: number): Promise<void>;

  abstract sessions(
    userId: number,
    session: string,
  ): Promise<{ readonly ids: readonly number[]; readonly isOn: boolean }>;

  /** Queues a message to all browsers of these users in the current transaction, unless the same is waiting. */
  abstract add(userIds: readonly number[], push: NewPush): Promise<void>;

  /** Starts an attempt; undefined if the browser or its session is gone. */
  abstract take(id: number): Promise<QueuedPush | undefined>;

  abstract end(id: number): Promise<void>;

  abstract retry(id: number, seconds: number): Promise<void>;
}
