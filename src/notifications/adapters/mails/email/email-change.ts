import { Injectable } from '@nestjs/common';
import { EmailChangeRequested } from '#identity';
import { On } from '#shared/application/event-bus.js';
import type { Words } from '#shared/domain/words.js';
import type { MailContent } from '#notifications/domain/mail.js';
import { AccountMail } from '../account/account-mail.js';

/** Asks for confirmation at the new address. */
@Injectable()
export class EmailChangeMail extends AccountMail {
  readonly kind = 'email-change';

  @On(EmailChangeRequested, { outbound: true })
  queue({ userId, email, token }: EmailChangeRequested): Promise<void> {
    return this.toOwner(userId, { secret: token, address: email });
  }

  content({ t }: Words, token: string): MailContent {
    return {
      subject: t('Confirm your new email address for Wayfare'),
      paragraphs: [
        t(
          'You asked to use this email address for your account. Confirm it within a day. If this was not you, ignore this email: nothing will change.',
        ),
      ],
      action: t('Confirm Address'),
      path: `/email/confirm#${token}`,
    };
  }
}
