import { Injectable } from '@nestjs/common';
import { ObjectionRejected } from '#identity';
import { On } from '#shared/application/event-bus.js';
import { quoted } from '#notifications/domain/quoted.js';
import type { MailContent } from '#notifications/domain/mail.js';
import { AccountMail } from './account-mail.js';
import { CONTACT } from '../account/buttons.js';

/** Tells a user that the account stays suspended, and why. */
@Injectable()
export class ObjectionRejectedMail extends AccountMail {
  readonly kind = 'objection-rejected';

  @On(ObjectionRejected, { outbound: true })
  queue({ userId, reason }: ObjectionRejected): Promise<void> {
    return this.toOwner(userId, { secret: reason });
  }

  content(reason: string): MailContent {
    return {
      subject: 'Our decision on your objection',
      paragraphs: [
        'You objected to the suspension of your Wayfare account. A person reviewed it, and the account stays suspended.',
        `Reason: ${quoted(reason, 1000)}`,
        'If you still disagree, you can turn to a certified out-of-court dispute settlement body or to a court.',
      ],
      ...CONTACT,
    };
  }
}
