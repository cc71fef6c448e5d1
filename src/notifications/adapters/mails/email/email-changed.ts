import { Injectable } from '@nestjs/common';
import { EmailChanged } from '#identity';
import { On } from '#shared/application/event-bus.js';
import type { Words } from '#shared/domain/words.js';
import type { MailContent } from '#notifications/domain/mail.js';
import { AccountMail } from '../account/account-mail.js';

/** Warns at the former address. */
@Injectable()
export class EmailChangedMail extends AccountMail {
  readonly kind = 'email-changed';

  @On(EmailChanged, { outbound: true })
  queue({ userId, formerEmail, undoToken }: EmailChanged): Promise<void> {
    return this.toOwner(userId, { secret: undoToken, address: formerEmail });
  }

  content({ t }: Words, token: string): MailContent {
    return {
      subject: t('Your Wayfare email address was changed'),
      paragraphs: [
        t('Your account now uses a different email address. If this was not you, undo the change within seven days.'),
      ],
      action: t('Undo Change'),
      path: `/email/undo#${token}`,
    };
  }
}
