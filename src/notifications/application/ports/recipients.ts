import type { Recipient } from '../../domain/mail.js';

/** The owners of accounts. */
export abstract class Recipients {
  abstract find(
    userId: number,
  ): Promise<(Recipient & { readonly isSuspended: boolean; readonly language: string | null }) | undefined>;
}
