import { Injectable } from '@nestjs/common';
import { AccountReinstated } from '#identity';
import { On } from '#shared/application/event-bus.js';
import type { Words } from '#shared/domain/words.js';
import type { MailContent } from '#notifications/domain/mail.js';
import { AccountMail } from './account-mail.js';
import { signIn } from '../account/buttons.js';

/** Tells a user that a suspension was lifted. */
@Injectable()
export class AccountReinstatedMail extends AccountMail {
  readonly kind = 'account-reinstated';

  @On(AccountReinstated, { outbound: true })
  queue({ userId }: AccountReinstated): Promise<void> {
    return this.toOwner(userId);
  }

  content(words: Words): MailContent {
    return {
      subject: words.t('Your Wayfare account is no longer suspended'),
      paragraphs: [
        words.t(
          'We lifted the suspension of your account. You can sign in again, and your profile and listings are visible again.',
        ),
      ],
      ...signIn(words),
    };
  }
}
