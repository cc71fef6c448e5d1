import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { MemberInvited } from '#identity';
import { On } from '#shared/application/event-bus.js';
import type { Words } from '#shared/domain/words.js';
import type { QueuedMail } from '#notifications/application/ports/outbox.js';
import type { MailContent } from '#notifications/domain/mail.js';
import { quoted } from '#notifications/domain/quoted.js';
import { AccountMail } from '../account/account-mail.js';

/** Invites someone to join a company. */
@Injectable()
export class CompanyInvitationMail extends AccountMail {
  readonly kind = 'company-invitation';

  @On(MemberInvited, { outbound: true })
  queue({ email, token, company, inviter }: MemberInvited): Promise<void> {
    return this.add({ key: { id: randomUUID(), company, inviter }, userId: null, address: email, secret: token });
  }

  content({ t }: Words, token: string, { key }: QueuedMail): MailContent {
    const names = { company: quoted(String(key['company'])), inviter: quoted(String(key['inviter'])) };
    return {
      subject: t('{company} invites you to its team on Wayfare', names),
      paragraphs: [
        t(
          '{inviter} has invited you to join the team of {company}. Accept within seven days. If you did not expect this, ignore this email.',
          names,
        ),
      ],
      action: t('Join the Team'),
      path: `/company-invitation#${token}`,
    };
  }
}
