import { Injectable } from '@nestjs/common';
import { IntegrationChanged } from '#integrations';
import { On } from '#shared/application/event-bus.js';
import { msg, type Words } from '#shared/domain/words.js';
import type { MailContent } from '#notifications/domain/mail.js';
import { AccountMail } from './account-mail.js';

/** Sentences by change. They quote no names, which whoever made the change has chosen. */
const INTEGRATION_CHANGES: Readonly<Record<string, string>> = {
  'api-key-created': msg(
    'An API key was created. Programs that have it can read or post listings, or fetch applications, for your company.',
  ),
  'webhook-created': msg(
    'A webhook was added. Wayfare now notifies another program about your listings and applications.',
  ),
  'webhook-changed': msg('The address or the events of a webhook were changed.'),
  'webhook-secret-replaced': msg('The secret of a webhook was replaced. The previous one works for another 24 hours.'),
  'feed-address-changed': msg('The address of your feed was changed. Wayfare now imports your listings from there.'),
};

/** Warns of a change of what programs may do with the account. */
@Injectable()
export class IntegrationChangedMail extends AccountMail {
  readonly kind = 'integration-changed';

  @On(IntegrationChanged, { outbound: true })
  queue({ userId, change }: IntegrationChanged): Promise<void> {
    return this.toOwners(userId, { secret: change });
  }

  content({ t }: Words, change: string): MailContent {
    return {
      subject: t('The integrations of your Wayfare account were changed'),
      paragraphs: [
        t(INTEGRATION_CHANGES[change] ?? msg('The integrations of your account were changed.')),
        t(
          'If this was not you, someone knows your password: set a new one immediately, and end what you do not recognize on the integrations page.',
        ),
      ],
      action: t('Open Integrations'),
      path: '/employer/integrations',
    };
  }
}
