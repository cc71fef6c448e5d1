import { Injectable } from '@nestjs/common';
import { CompanyVerificationRequested } from '#profiles';
import { On } from '#shared/application/event-bus.js';
import type { Words } from '#shared/domain/words.js';
import type { MailContent } from '#notifications/domain/mail.js';
import { AccountMail } from '../account/account-mail.js';

/** Asks for confirmation at an address of the company. */
@Injectable()
export class CompanyVerificationMail extends AccountMail {
  readonly kind = 'company-verification';

  @On(CompanyVerificationRequested, { outbound: true })
  queue({ userId, email, token }: CompanyVerificationRequested): Promise<void> {
    return this.toOwner(userId, { secret: token, address: email });
  }

  content({ t }: Words, token: string): MailContent {
    return {
      subject: t('Verify your company on Wayfare'),
      paragraphs: [
        t(
          'You asked to verify that this address belongs to your company on Wayfare. Sign in to your account and use the button below within a day.',
        ),
        t(
          'If you did not expect this, ignore this email: the company is verified only by someone who is signed in to the account that requested it.',
        ),
      ],
      action: t('Verify Company'),
      path: `/employer/verify#${token}`,
    };
  }
}
