import { Injectable } from '@nestjs/common';
import { UnusedAccountFound, UnusedAccountWarnings } from '#identity';
import { On } from '#shared/application/event-bus.js';
import type { Words } from '#shared/domain/words.js';
import { Outbox, type QueuedMail } from '#notifications/application/ports/outbox.js';
import type { MailText } from '#notifications/application/written-mail.js';
import { KindOfMail } from '../kind-of-mail.js';
import { signIn } from './buttons.js';

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

  async write({ userId }: QueuedMail, words: Words): Promise<MailText | undefined> {
    const account = userId === null ? undefined : await this.warnings.find(userId);
    if (userId === null || !account) return undefined;
    const warned = () => this.warnings.warned(userId);
    return {
      sent: warned,
      refused: warned,
      content: {
        subject: words.t('Your Wayfare account will be deleted'),
        paragraphs: [
          words.t(
            'You have not used your account since {date}. In {noticeDays} days it will be deleted with everything you stored in it, because we do not keep unused accounts.',
            {
              date: words.date(account.usedAt, { dateStyle: 'long' }),
              noticeDays: account.noticeDays,
            },
          ),
          words.t(
            'To keep your account, sign in before then. If you no longer need it, you do not have to do anything.',
          ),
        ],
        ...signIn(words),
      },
    };
  }
}
