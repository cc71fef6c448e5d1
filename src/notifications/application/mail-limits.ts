import type { RateLimiter } from '../../shared/application/limits/rate-limiter.js';

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
    return (
      (senderId === undefined ? 0 : await this.consume('mailsPerSender', perSender, `user:${senderId}`)) ||
      (await this.consume('mailsPerRecipient', perRecipient, `email:${address.toLowerCase()}`))
    );
  }

  private consume(name: string, points: number, key: string): Promise<number> {
    return this.limiter.consume({ name, points, seconds: HOUR }, key);
  }
}
