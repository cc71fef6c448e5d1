import { Injectable } from '@nestjs/common';
import { SecondFactorEnabled } from '#identity';
import { On } from '#shared/application/event-bus.js';
import type { Words } from '#shared/domain/words.js';
import type { MailContent } from '#notifications/domain/mail.js';
import { AccountMail } from '../account/account-mail.js';
import { contact } from '../account/buttons.js';

/** Warns that two-factor authentication is on. */
@Injectable()
export class SecondFactorEnabledMail extends AccountMail {
  readonly kind = 'second-factor-enabled';

  @On(SecondFactorEnabled, { outbound: true })
  queue({ userId }: SecondFactorEnabled): Promise<void> {
    return this.toOwner(userId);
  }

  content(words: Words): MailContent {
    return {
      subject: words.t('Two-factor authentication is on for your Wayfare account'),
      paragraphs: [
        words.t(
          'Signing in with your password now requires a code from an authenticator app, and all other devices were signed out. Keep your recovery codes in a safe place.',
        ),
        words.t('If this was not you, someone knows your password: contact us immediately.'),
      ],
      ...contact(words),
    };
  }
}
