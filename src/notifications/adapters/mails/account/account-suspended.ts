import { Injectable } from '@nestjs/common';
import { AccountSuspended, Objections } from '#identity';
import { On } from '#shared/application/event-bus.js';
import type { Words } from '#shared/domain/words.js';
import { quoted } from '#notifications/domain/quoted.js';
import { Recipients } from '#notifications/application/ports/recipients.js';
import { Outbox, type QueuedMail } from '#notifications/application/ports/outbox.js';
import type { MailContent } from '#notifications/domain/mail.js';
import { AccountMail } from './account-mail.js';

/** States the measure, the reason, that a human decided, and how to object (Digital Services Act, article 17). */
@Injectable()
export class AccountSuspendedMail extends AccountMail {
  readonly kind = 'account-suspended';

  constructor(
    outbox: Outbox,
    accounts: Recipients,
    private readonly objections: Objections,
  ) {
    super(outbox, accounts);
  }

  @On(AccountSuspended, { outbound: true })
  queue({ userId, reason }: AccountSuspended): Promise<void> {
    return this.toOwner(userId, { secret: reason });
  }

  async content({ t }: Words, reason: string, { userId }: QueuedMail): Promise<MailContent> {
    const objection = userId === null ? undefined : await this.objections.token(userId);
    return {
      subject: t('Your Wayfare account was suspended'),
      paragraphs: [
        t(
          'We suspended your account. Until we lift the suspension, you cannot sign in, your profile and listings are hidden, and nobody can message you.',
        ),
        t('Reason: {reason}', { reason: quoted(reason, 1000) }),
        t('A person made this decision. It was not automated.'),
        t(
          'If you think this is wrong, you can object within six months, free of charge. You do not need to sign in. A person will review the decision. You can also turn to a certified out-of-court dispute settlement body or to a court.',
        ),
      ],
      action: t('Object to This Decision'),
      path: `/objection#${objection ?? ''}`,
    };
  }
}
