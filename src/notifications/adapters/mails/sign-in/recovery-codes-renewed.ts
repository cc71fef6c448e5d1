import { Injectable } from '@nestjs/common';
import { RecoveryCodesRenewed } from '#identity';
import { On } from '#shared/application/event-bus.js';
import type { Words } from '#shared/domain/words.js';
import type { MailContent } from '#notifications/domain/mail.js';
import { AccountMail } from '../account/account-mail.js';
import { newPassword } from '../account/buttons.js';

/** Warns of new recovery codes. */
@Injectable()
export class RecoveryCodesRenewedMail extends AccountMail {
  readonly kind = 'recovery-codes-renewed';

  @On(RecoveryCodesRenewed, { outbound: true })
  queue({ userId }: RecoveryCodesRenewed): Promise<void> {
    return this.toOwner(userId);
  }

  content(words: Words): MailContent {
    return {
      subject: words.t('New recovery codes for your Wayfare account'),
      paragraphs: [
        words.t(
          'New recovery codes were created for your account, and the previous ones no longer work. If this was not you, set a new password immediately and create new recovery codes in your settings.',
        ),
      ],
      ...newPassword(words),
    };
  }
}
