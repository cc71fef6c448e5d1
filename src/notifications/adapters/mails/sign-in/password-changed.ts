import { Injectable } from '@nestjs/common';
import { PasswordChanged } from '#identity';
import { On } from '#shared/application/event-bus.js';
import type { Words } from '#shared/domain/words.js';
import { Recipients } from '#notifications/application/ports/recipients.js';
import { Outbox, type QueuedMail } from '#notifications/application/ports/outbox.js';
import { accessSections } from '#notifications/domain/account-access.js';
import type { MailContent } from '#notifications/domain/mail.js';
import { AccountAccessReadModel } from '../../persistence/account-access-read-model.js';
import { AccountMail } from '../account/account-mail.js';
import { newPassword } from '../account/buttons.js';

/** Warns of a new password, which ends no other access, so it lists that. */
@Injectable()
export class PasswordChangedMail extends AccountMail {
  readonly kind = 'password-changed';

  constructor(
    outbox: Outbox,
    accounts: Recipients,
    private readonly access: AccountAccessReadModel,
  ) {
    super(outbox, accounts);
  }

  @On(PasswordChanged, { outbound: true })
  queue({ userId }: PasswordChanged): Promise<void> {
    return this.toOwner(userId);
  }

  async content(words: Words, _secret: string, { userId }: QueuedMail): Promise<MailContent> {
    return {
      subject: words.t('Your Wayfare password was changed'),
      paragraphs: [
        words.t(
          'The password of your account was changed, and all other devices were signed out. If this was not you, set a new password immediately.',
        ),
      ],
      ...newPassword(words),
      sections: userId === null ? [] : accessSections(words, await this.access.of(userId)),
    };
  }
}
