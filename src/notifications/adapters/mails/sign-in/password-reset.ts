import { Injectable } from '@nestjs/common';
import { PasswordResetRequested } from '#identity';
import { On } from '#shared/application/event-bus.js';
import type { Words } from '#shared/domain/words.js';
import type { MailContent } from '#notifications/domain/mail.js';
import { AccountMail } from '../account/account-mail.js';

/** The link for setting a new password. */
@Injectable()
export class PasswordResetMail extends AccountMail {
  readonly kind = 'password-reset';

  @On(PasswordResetRequested, { outbound: true })
  queue({ userId, token }: PasswordResetRequested): Promise<void> {
    return this.toOwner(userId, { secret: token });
  }

  content({ t }: Words, token: string): MailContent {
    return {
      subject: t('Set a new password for Wayfare'),
      paragraphs: [
        t(
          'Someone, hopefully you, asked to reset your password. Use the button below to set a new one within an hour. If this was not you, ignore this email: your password will not change.',
        ),
      ],
      action: t('Set a New Password'),
      // Browsers do not send the fragment to servers, so it is in no log and no Referer header.
      path: `/reset-password#${token}`,
    };
  }
}
