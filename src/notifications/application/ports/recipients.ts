import type { Recipient } from '../../domain/mail.js';

type FoundRecipient = Recipient & {
  readonly isSuspended: boolean;
  readonly language: string | null;
  readonly timeZone: string | null;
};

/** The owners of accounts. */
export abstract class Recipients {
  abstract find(userId: number): Promise<FoundRecipient | undefined>;
}
