import { Injectable } from '@nestjs/common';
import { ApplicantErased } from '#identity';
import { On } from '#shared/application/event-bus.js';
import type { Words } from '#shared/domain/words.js';
import type { QueuedMail } from '#notifications/application/ports/outbox.js';
import type { MailText } from '#notifications/application/written-mail.js';
import { quoted } from '#notifications/domain/quoted.js';
import { KindOfMail } from '../kind-of-mail.js';

/** The name is kept, because nothing else of it is left. */
type Key = { readonly company: string; readonly at: number };

/** Tells an applicant that a company deleted what it held about them. */
@Injectable()
export class ApplicantErasedMail extends KindOfMail<Key> {
  readonly kind = 'applicant-erased';
  readonly stream = 'applications';

  @On(ApplicantErased, { outbound: true })
  queue({ jobSeekerId, company, at }: ApplicantErased): Promise<void> {
    return this.add({ userId: jobSeekerId, key: { company, at: at.getTime() } });
  }

  write({ key }: QueuedMail<Key>, { t }: Words): Promise<MailText> {
    const company = quoted(key.company);
    return Promise.resolve({
      waitsForLimit: true,
      content: {
        subject: t('{company} has deleted your applications', { company }),
        paragraphs: [
          t(
            '{company} has deleted what it kept about you: your applications with the letter and resume, its notes, interviews, and that it keeps you in mind.',
            { company },
          ),
          t(
            'Your profile is unchanged. You keep your conversations with {company}, which are closed. You can apply again.',
            { company },
          ),
        ],
        action: t('Open Messages'),
        path: '/messages',
      },
    });
  }
}
