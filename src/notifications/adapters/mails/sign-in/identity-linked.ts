import { Injectable } from '@nestjs/common';
import { IdentityLinked } from '#identity';
import { On } from '#shared/application/event-bus.js';
import type { Words } from '#shared/domain/words.js';
import type { MailContent } from '#notifications/domain/mail.js';
import { AccountMail } from '../account/account-mail.js';
import { settings } from '../account/buttons.js';

/** Warns of a linked account at another site. */
@Injectable()
export class IdentityLinkedMail extends AccountMail {
  readonly kind = 'identity-linked';

  @On(IdentityLinked, { outbound: true })
  queue({ userId }: IdentityLinked): Promise<void> {
    return this.toOwner(userId);
  }

  content(words: Words): MailContent {
    return {
      subject: words.t('A new way to sign in to your Wayfare account'),
      paragraphs: [
        words.t(
          'An account at another site can now sign in to your account. If this was not you, unlink it in your settings and change your password immediately.',
        ),
      ],
      ...settings(words),
    };
  }
}
