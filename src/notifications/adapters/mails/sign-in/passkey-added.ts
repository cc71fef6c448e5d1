import { Injectable } from '@nestjs/common';
import { PasskeyAdded } from '#identity';
import { On } from '#shared/application/event-bus.js';
import type { Words } from '#shared/domain/words.js';
import type { MailContent } from '#notifications/domain/mail.js';
import { AccountMail } from '../account/account-mail.js';
import { settings } from '../account/buttons.js';

/** Warns of a new passkey. */
@Injectable()
export class PasskeyAddedMail extends AccountMail {
  readonly kind = 'passkey-added';

  @On(PasskeyAdded, { outbound: true })
  queue({ userId }: PasskeyAdded): Promise<void> {
    return this.toOwner(userId);
  }

  content(words: Words): MailContent {
    return {
      subject: words.t('A passkey was added to your Wayfare account'),
      paragraphs: [
        words.t(
          'A passkey was added to your account. It can sign in without a password. If this was not you, remove it in your settings and change your password immediately.',
        ),
      ],
      ...settings(words),
    };
  }
}
