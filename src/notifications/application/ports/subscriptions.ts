import type { NotificationChoices } from '../notifications.view.js';
import type { OptionalStream, Stream } from '../../domain/mail-kinds.js';

/** Users' email preferences. All streams are on by default. */
export abstract class Subscriptions {
  abstract choices(userId: number): Promise<NotificationChoices>;

  /** Streams whose mail the user's address has rejected. */
  abstract refused(userId: number): Promise<Stream[]>;

  /** Stores choices, and clears rejections of the streams that are on. */
  abstract choose(userId: number, choices: NotificationChoices): Promise<void>;

  abstract wants(userId: number, stream: OptionalStream): Promise<boolean>;

  /** The token for links that turn a stream off. It never changes. */
  abstract token(userId: number, stream: OptionalStream): Promise<string>;

  /** Turns off the stream of a token; undefined if the token is unknown. */
  abstract unsubscribe(token: string): Promise<OptionalStream | undefined>;
}
