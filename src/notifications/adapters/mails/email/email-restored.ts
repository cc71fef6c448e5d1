import { Injectable } from '@nestjs/common';
import { EmailRestored } from '#identity';
import { On } from '#shared/application/event-bus.js';
import type { Words } from '#shared/domain/words.js';
import { Recipients } from '#notifications/application/ports/recipients.js';
import { Outbox, type QueuedMail } from '#notifications/application/ports/outbox.js';
import { accessSections } from '#notifications/domain/account-access.js';
import type { MailContent } from '#notifications/domain/mail.js';
import { AccountAccessReadModel } from '../../persistence/account-access-read-model.js';
import { AccountMail } from '../account/account-mail.js';

/** Says what was undone, and lists what else gives access to the account. */
@Injectable()
export class EmailRestoredMail extends AccountMail {
  readonly kind = 'email-restored';

  constructor(
    outbox: Outbox,
    accounts: Recipients,
    private readonly access: AccountAccessReadModel,
  ) {
    super(outbox, accounts);
  }

  @On(EmailRestored, { outbound: true })
  queue({ userId, resetToken }: EmailRestored): Promise<void> {
    return this.toOwner(userId, { secret: resetToken });
  }

  async content(words: Words, token: string, { userId }: QueuedMail): Promise<MailContent> {
    return {
      subject: words.t('Your Wayfare email address was restored'),
      paragraphs: [
        words.t(
          'The change of your email address was undone. Whoever made it knew your password, so the password no longer works, all devices were signed out, and everything was removed that was set up since the week before the change to get into your account.',
        ),
        words.t(
          'Use the button below to set a new password within an hour. After that, choose “Forgot password?” on the sign-in page.',
        ),
      ],
      action: words.t('Set a New Password'),
      path: `/reset-password#${token}`,
      sections: userId === null ? [] : accessSections(words, await this.access.of(userId)),
    };
  }
}
