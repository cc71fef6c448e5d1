import { Injectable } from '@nestjs/common';
import { CompanyVerificationWithdrawn } from '#profiles';
import { On } from '#shared/application/event-bus.js';
import type { Words } from '#shared/domain/words.js';
import { quoted } from '#notifications/domain/quoted.js';
import type { MailContent } from '#notifications/domain/mail.js';
import { AccountMail } from '../account/account-mail.js';
import { contact } from '../account/buttons.js';
import { howToObject } from '../how-to-object.js';

/** States the measure, the reason, that a human decided, and how to object (Digital Services Act, article 17). */
@Injectable()
export class CompanyWithdrawnMail extends AccountMail {
  readonly kind = 'company-withdrawn';

  @On(CompanyVerificationWithdrawn, { outbound: true })
  queue({ userId, reason }: CompanyVerificationWithdrawn): Promise<void> {
    return this.toOwners(userId, { secret: reason });
  }

  content(words: Words, reason: string): MailContent {
    return {
      subject: words.t('Your company is no longer verified on Wayfare'),
      paragraphs: [
        words.t(
          'We withdrew the verification of your company: job seekers no longer see it as a verified employer. Your listings are not affected.',
        ),
        words.t('Reason: {reason}', { reason: quoted(reason, 1000) }),
        words.t('A person made this decision. It was not automated.'),
        howToObject.company(words),
      ],
      ...contact(words),
    };
  }
}
