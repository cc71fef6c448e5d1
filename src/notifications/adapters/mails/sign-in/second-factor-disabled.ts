import { Injectable } from '@nestjs/common';
import { SecondFactorDisabled } from '#identity';
import { On } from '#shared/application/event-bus.js';
import type { MailContent } from '#notifications/domain/mail.js';
import { AccountMail } from '../account/account-mail.js';
import { NEW_PASSWORD } from '../account/buttons.js';

/** Warns that two-factor authentication is off. */
@Injectable()
export class SecondFactorDisabledMail extends AccountMail {
  readonly kind = 'second-factor-disabled';

  @On(SecondFactorDisabled, { outbound: true })
  queue({ userId }: SecondFactorDisabled): Promise<void> {
    return this.toOwner(userId);
  }

  content(): MailContent {
    return {
      subject: 'Two-factor authentication is off for your Wayfare account',
      paragraphs: ['Signing in now requires only your password. If this was not you, set a new password immediately.'],
      ...NEW_PASSWORD,
    };
  }
}
