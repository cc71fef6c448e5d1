import { Injectable } from '@nestjs/common';
import { SecondFactorDisabled } from '#identity';
import { On } from '#shared/application/event-bus.js';
import type { Words } from '#shared/domain/words.js';
import type { MailContent } from '#notifications/domain/mail.js';
import { AccountMail } from '../account/account-mail.js';
import { newPassword } from '../account/buttons.js';

/** Warns that two-factor authentication is off. */
@Injectable()
export class SecondFactorDisabledMail extends AccountMail {
  readonly kind = 'second-factor-disabled';

  @On(SecondFactorDisabled, { outbound: true })
  queue({ userId }: SecondFactorDisabled): Promise<void> {
    return this.toOwner(userId);
  }

  content(words: Words): MailContent {
    return {
      subject: words.t('Two-factor authentication is off for your Wayfare account'),
      paragraphs: [
        words.t('Signing in now requires only your password. If this was not you, set a new password immediately.'),
      ],
      ...newPassword(words),
    };
  }
}
