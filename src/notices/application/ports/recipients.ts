import type { Recipient } from '../../domain/letter.js';

/** The people who can be written to. */
export abstract class Recipients {
  /** Undefined where nobody has the id any more. */
  abstract find(userId: number): Promise<Recipient | undefined>;
}
