import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { AdminInvited } from '#identity';
import { On } from '#shared/application/event-bus.js';
import type { Words } from '#shared/domain/words.js';
import type { MailContent } from '#notifications/domain/mail.js';
import { AccountMail } from './account-mail.js';

/** Invites someone without an account. */
@Injectable()
export class AdminInvitationMail extends AccountMail {
  readonly kind = 'admin-invitation';

  @On(AdminInvited, { outbound: true })
  queue({ email, token }: AdminInvited): Promise<void> {
    return this.add({ key: { id: randomUUID() }, userId: null, address: email, secret: token });
  }

  content({ t }: Words, token: string): MailContent {
    return {
      subject: t('You are invited to administer Wayfare'),
      paragraphs: [
        t(
          'An admin of Wayfare has invited you to become an admin. Accept within seven days and choose your username and password. If you did not expect this, ignore this email.',
        ),
      ],
      action: t('Accept Invitation'),
      path: `/admin-invitation#${token}`,
    };
  }
}
