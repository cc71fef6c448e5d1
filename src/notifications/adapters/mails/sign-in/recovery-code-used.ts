import { Injectable } from '@nestjs/common';
import { RecoveryCodeUsed } from '#identity';
import { On } from '#shared/application/event-bus.js';
import type { Words } from '#shared/domain/words.js';
import type { MailContent } from '#notifications/domain/mail.js';
import { AccountMail } from '../account/account-mail.js';
import { newPassword } from '../account/buttons.js';

/** Warns that someone signed in with a recovery code. */
@Injectable()
export class RecoveryCodeUsedMail extends AccountMail {
  readonly kind = 'recovery-code-used';

  @On(RecoveryCodeUsed, { outbound: true })
  queue({ userId }: RecoveryCodeUsed): Promise<void> {
    return this.toOwner(userId);
  }

  content(words: Words): MailContent {
    return {
      subject: words.t('A recovery code of your Wayfare account was used'),
      paragraphs: [
        words.t(
          'Someone, hopefully you, used one of your recovery codes. Each works once; your settings show how many are left. If this was not you, set a new password immediately and create new recovery codes in your settings.',
        ),
      ],
      ...newPassword(words),
    };
  }
}
