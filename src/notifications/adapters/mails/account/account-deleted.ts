import { Injectable } from '@nestjs/common';
import { AccountDeleted } from '#identity';
import { On } from '#shared/application/event-bus.js';
import type { Words } from '#shared/domain/words.js';
import type { MailContent } from '#notifications/domain/mail.js';
import { AccountMail } from './account-mail.js';
import { contact } from './buttons.js';

/** Tells the owner of an account, also at the former address: whoever changed it may have deleted the account. */
@Injectable()
export class AccountDeletedMail extends AccountMail {
  readonly kind = 'account-deleted';

  @On(AccountDeleted, { outbound: true })
  queue({ userId, email, formerEmail, language }: AccountDeleted): Promise<void> {
    const addresses = formerEmail === undefined ? [email] : [email, formerEmail];
    return this.add(
      ...addresses.map((address) => ({ key: { userId, ...(language && { language }) }, userId: null, address })),
    );
  }

  content(words: Words): MailContent {
    return {
      subject: words.t('Your Wayfare account was deleted'),
      paragraphs: [
        words.t(
          'Your account and everything you stored in it have been deleted. Messages you sent remain visible to the people you sent them to. If this was not you, please contact us.',
        ),
      ],
      ...contact(words),
    };
  }
}
