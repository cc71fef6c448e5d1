import { Injectable } from '@nestjs/common';
import { EmailVerificationRequested } from '#identity';
import { On } from '#shared/application/event-bus.js';
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

  content(token: string): MailContent {
    return {
      subject: 'Verify your email address for Wayfare',
      paragraphs: [
        'Verify within a day that this is your email address.',
        'If you did not create an account on Wayfare, ignore this email.',
      ],
      action: 'Verify Address',
      path: `/email/verify#${token}`,
    };
  }
}
