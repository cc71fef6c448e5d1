import { Injectable } from '@nestjs/common';
import { EmailVerificationRequested } from '#identity';
import { On } from '#shared/application/event-bus.js';
import type { Words } from '#shared/domain/words.js';
import type { MailContent } from '#notifications/domain/mail.js';
import { AccountMail } from '../account/account-mail.js';

/** Asks a new user to verify the address. */
@Injectable()
export class EmailVerificationMail extends AccountMail {
  readonly kind = 'email-verification';

  @On(EmailVerificationRequested, { outbound: true })
  queue({ userId, token }: EmailVerificationRequested): Promise<void> {
    return this.toOwner(userId, { secret: token });
  }

  content({ t }: Words, token: string): MailContent {
    return {
      subject: t('Verify your email address for Wayfare'),
      paragraphs: [
        t('Verify within a day that this is your email address.'),
        t('If you did not create an account on Wayfare, ignore this email.'),
      ],
      action: t('Verify Address'),
      path: `/email/verify#${token}`,
    };
  }
}
