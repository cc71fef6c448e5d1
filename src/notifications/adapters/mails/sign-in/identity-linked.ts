import { Injectable } from '@nestjs/common';
import { IdentityLinked } from '#identity';
import { On } from '#shared/application/event-bus.js';
import type { MailContent } from '#notifications/domain/mail.js';
import { AccountMail } from '../account/account-mail.js';
import { SETTINGS } from '../account/buttons.js';

/** Warns of a linked account at another site. */
@Injectable()
export class IdentityLinkedMail extends AccountMail {
  readonly kind = 'identity-linked';

  @On(IdentityLinked, { outbound: true })
  queue({ userId }: IdentityLinked): Promise<void> {
    return this.toOwner(userId);
  }

  content(): MailContent {
    return {
      subject: 'A new way to sign in to your Wayfare account',
      paragraphs: [
        'An account at another site can now sign in to your account. If this was not you, unlink it in your settings and change your password immediately.',
      ],
      ...SETTINGS,
    };
  }
}
