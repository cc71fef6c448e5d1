import { Injectable } from '@nestjs/common';
import { ObjectionRejected } from '#identity';
import { On } from '#shared/application/event-bus.js';
import type { Words } from '#shared/domain/words.js';
import { quoted } from '#notifications/domain/quoted.js';
import type { MailContent } from '#notifications/domain/mail.js';
import { AccountMail } from './account-mail.js';
import { contact } from '../account/buttons.js';

/** Tells a user that the account stays suspended, and why. */
@Injectable()
export class ObjectionRejectedMail extends AccountMail {
  readonly kind = 'objection-rejected';

  @On(ObjectionRejected, { outbound: true })
  queue({ userId, reason }: ObjectionRejected): Promise<void> {
    return this.toOwner(userId, { secret: reason });
  }

  content(words: Words, reason: string): MailContent {
    return {
      subject: words.t('Our decision on your objection'),
      paragraphs: [
        words.t(
          'You objected to the suspension of your Wayfare account. A person reviewed it, and the account stays suspended.',
        ),
        words.t('Reason: {reason}', { reason: quoted(reason, 1000) }),
        words.t(
          'If you still disagree, you can turn to a certified out-of-court dispute settlement body or to a court.',
        ),
      ],
      ...contact(words),
    };
  }
}
