import { Injectable } from '@nestjs/common';
import { CompanyVerificationLapsed } from '#profiles';
import { On } from '#shared/application/event-bus.js';
import type { Words } from '#shared/domain/words.js';
import type { MailContent } from '#notifications/domain/mail.js';
import { AccountMail } from '../account/account-mail.js';

/** Warns that a change ended the verification. */
@Injectable()
export class CompanyLapsedMail extends AccountMail {
  readonly kind = 'company-lapsed';

  @On(CompanyVerificationLapsed, { outbound: true })
  queue({ userId }: CompanyVerificationLapsed): Promise<void> {
    return this.toOwners(userId);
  }

  content({ t }: Words): MailContent {
    return {
      subject: t('Your company is no longer verified on Wayfare'),
      paragraphs: [
        t(
          'The name or website of your company was changed, so job seekers no longer see it as verified. Our team will check a new name. A new website must be verified again on your company profile.',
        ),
        t('If this was not you, change your password immediately.'),
      ],
      action: t('Open Company Profile'),
      path: '/employer/profile',
    };
  }
}
