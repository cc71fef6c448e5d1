import { Injectable } from '@nestjs/common';
import { InterviewReadModel, TimesProposed } from '#interviews';
import { On } from '#shared/application/event-bus.js';
import type { Words } from '#shared/domain/words.js';
import { Outbox, type QueuedMail } from '#notifications/application/ports/outbox.js';
import type { MailText } from '#notifications/application/written-mail.js';
import { quoted } from '#notifications/domain/quoted.js';
import { KindOfMail } from '../kind-of-mail.js';
import { pathOf } from './interview-mail.js';

/** Limits of the text in a mail: lines, and characters per line. */
const MAX_LINES = 20;
const MAX_LINE_LENGTH = 500;

type Key = { readonly interviewId: number; readonly version: number };

/** Tells an employer that none of the offered times suits the applicant, and what would. */
@Injectable()
export class InterviewProposalMail extends KindOfMail<Key> {
  readonly kind = 'interview-proposal';
  readonly stream = 'applications';

  constructor(
    outbox: Outbox,
    private readonly interviews: InterviewReadModel,
  ) {
    super(outbox);
  }

  @On(TimesProposed, { outbound: true })
  queue({ interviewId, employerId, version }: TimesProposed): Promise<void> {
    return this.addFor(employerId, { key: { interviewId, version } });
  }

  async write({ key }: QueuedMail<Key>, { t }: Words): Promise<MailText | undefined> {
    const interview = await this.interviews.facts(key.interviewId);
    if (!interview?.proposal || interview.version !== key.version || interview.isJobRemoved) return undefined;
    const { applicantName, jobTitle, proposal, jobSeekerId } = interview;
    const [name, title] = [quoted(applicantName), quoted(jobTitle)];
    const written = proposal.split('\n').map((line) => quoted(line, MAX_LINE_LENGTH));
    return {
      senderId: jobSeekerId,
      waitsForLimit: true,
      content: {
        subject: t('Other times for the interview: {title}', { title }),
        paragraphs: [
          t('None of the times that you offered for “{title}” suits {name}, who writes:', { title, name }),
          ...written.filter((line) => line !== '').slice(0, MAX_LINES),
        ],
        action: t('View Application'),
        path: pathOf(interview, true),
      },
    };
  }
}
