import type { Words } from '#shared/domain/words.js';
import type { BrowserSubscription } from '../../domain/push.js';
import type { QueuedPush } from './pushes.js';

/** What a lock screen shows: neither names nor what others wrote. */
export type PushText = {
  readonly title: string;
  readonly body: string;
  /** The page that it opens; starts with a slash. */
  readonly path: string;
  /** A later message with the same tag replaces it. */
  readonly tag: string;
};

/** The message is on its way, the browser has unsubscribed, the message is refused for good, or may succeed later. */
export type PushResult = 'sent' | 'gone' | 'refused' | 'failed';

export abstract class PushSender {
  /** The key with which browsers subscribe. */
  abstract readonly publicKey: string;

  /** Why an endpoint is rejected; undefined if it is acceptable. */
  abstract problemWith(endpoint: string): string | undefined;

  /** Whether messages can be encrypted for a browser: not every key of the right length is one. */
  abstract canEncryptFor(subscription: BrowserSubscription): boolean;

  /** Encrypts a message and gives it to the push service. */
  abstract send(subscription: BrowserSubscription, text: PushText): Promise<PushResult>;
}

/** Writes push messages from the data at the time of sending. */
export abstract class PushWriter {
  /** Undefined if the message is no longer needed. */
  abstract write(push: Pick<QueuedPush, 'kind' | 'key' | 'userId'>, words: Words): Promise<PushText | undefined>;
}
