import type { OptionalStream, Stream } from '../../domain/mail-kinds.js';

/** Which streams a user gets. */
export type Choices = Readonly<Record<OptionalStream, boolean>>;

/** What people want to be mailed. Everything, until they say otherwise. */
export abstract class Subscriptions {
  abstract choices(userId: number): Promise<Choices>;

  /** Streams whose mail the user's address has refused. */
  abstract refused(userId: number): Promise<Stream[]>;

  /** Stores choices; streams that are switched on may be mailed again after a refusal. */
  abstract choose(userId: number, choices: Choices): Promise<void>;

  abstract wants(userId: number, stream: OptionalStream): Promise<boolean>;

  /** The token in links that switch a stream off. It stays the same. */
  abstract token(userId: number, stream: OptionalStream): Promise<string>;

  /** Switches off the stream that a token is for; undefined for an unknown one. */
  abstract unsubscribe(token: string): Promise<OptionalStream | undefined>;
}
