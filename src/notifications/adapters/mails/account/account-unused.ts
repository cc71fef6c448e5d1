import { Injectable } from '@nestjs/common';
import { UnusedAccountFound, UnusedAccountWarnings } from '#identity';
import { On } from '#shared/application/event-bus.js';
import { utc } from '#shared/domain/utc-day.js';
import { Outbox, type QueuedMail } from '#notifications/application/ports/outbox.js';
import type { MailText } from '#notifications/application/written-mail.js';
import { KindOfMail } from '../kind-of-mail.js';
import { SIGN_IN } from './buttons.js';

/** Warns that an unused account will be deleted. */
@Injectable()
export class AccountUnusedMail extends KindOfMail {
  readonly kind = 'account-unused';
  readonly stream = 'account';

  constructor(
    outbox: Outbox,
    private readonly warnings: UnusedAccountWarnings,
  ) {
    super(outbox);
  }

  @On(UnusedAccountFound, { outbound: true })
  queue({ userId, usedAt }: UnusedAccountFound): Promise<void> {
    return this.add({ key: { usedAt: usedAt.toISOString() }, userId });
  }

  async write({ userId }: QueuedMail): Promise<MailText | undefined> {
    const account = userId === null ? undefined : await this.warnings.find(userId);
    if (userId === null || !account) return undefined;
    const warned = () => this.warnings.warned(userId);
    return {
      sent: warned,
      refused: warned,
      content: {
        subject: 'Your Wayfare account will be deleted',
        paragraphs: [
          `You have not used your account since ${utc(account.usedAt).format('MMMM D, YYYY')}. In ${account.noticeDays} days it will be deleted with everything you stored in it, because we do not keep unused accounts.`,
          'To keep your account, sign in before then. If you no longer need it, you do not have to do anything.',
        ],
        ...SIGN_IN,
      },
    };
  }
}
