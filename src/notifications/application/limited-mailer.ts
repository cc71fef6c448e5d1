import type { RateLimiter } from '../../shared/application/limits/rate-limiter.js';
import type { UnitOfWork } from '../../shared/application/unit-of-work.js';
import { moreNewsMail, type Mail } from '../domain/mail.js';
import type { Mailer } from './ports/mailer.js';

const HOUR = 60 * 60;

/** Maximum mails per hour to one recipient and caused by one sender; 0 for no limit. */
export type MailLimits = { readonly perRecipient: number; readonly perSender: number };

/** Sends mails after the commit, within the limits. */
export class LimitedMailer {
  constructor(
    private readonly mailer: Mailer,
    private readonly limiter: RateLimiter,
    private readonly limits: MailLimits,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Sends a mail unless it exceeds a limit. Returns the seconds to wait, 0 if it was sent. */
  async trySend(mail: Mail, senderId?: number): Promise<number> {
    const { perRecipient, perSender } = this.limits;
    const wait =
      (senderId === undefined ? 0 : await this.count('mailsPerSender', perSender, `user:${senderId}`)) ||
      (await this.count('mailsPerRecipient', perRecipient, keyOf(mail)));
    if (wait === 0) this.unitOfWork.afterCommit(() => this.mailer.send(mail));
    return wait;
  }

  /** Sends a mail. Those beyond a limit are dropped; one mail per hour then says that there is more on the site. */
  async send(mail: Mail, senderId?: number): Promise<void> {
    if ((await this.trySend(mail, senderId)) === 0) return;
    if ((await this.count('moreNewsMails', 1, keyOf(mail))) === 0) this.mailer.send(moreNewsMail(mail.to));
  }

  private count(name: string, points: number, key: string): Promise<number> {
    return this.limiter.consume({ name, points, seconds: HOUR }, key);
  }
}

function keyOf({ to }: Mail): string {
  return `email:${to.email.toLowerCase()}`;
}
