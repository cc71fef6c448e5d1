import type { RateLimiter } from '#shared/application/limits/rate-limiter.js';

const HOUR = 60 * 60;

/** Limits the mails per hour to one recipient and by one sender; 0 for no limit. */
export class MailLimits {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly limits: { readonly perRecipient: number; readonly perSender: number },
  ) {}

  /** Counts a mail. Returns the seconds to wait; 0 if within the limits. */
  async count(address: string, senderId?: number): Promise<number> {
    const { perRecipient, perSender } = this.limits;
    const ofRecipient = { name: 'mailsPerRecipient', points: perRecipient, seconds: HOUR };
    const ofSender = { name: 'mailsPerSender', points: perSender, seconds: HOUR };
    const senderWait = senderId === undefined ? 0 : await this.limiter.consume(ofSender, `user:${senderId}`);
    if (senderWait > 0) return senderWait;
    const wait = await this.limiter.consume(ofRecipient, `email:${address.toLowerCase()}`);
    // A mail that waits is counted when it is sent, so that its attempts do not use up the sender's limit.
    if (wait > 0 && senderId !== undefined) await this.limiter.refund(ofSender, `user:${senderId}`);
    return wait;
  }
}
