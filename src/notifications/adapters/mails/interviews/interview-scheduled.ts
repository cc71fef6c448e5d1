import { Injectable } from '@nestjs/common';
import type { Words } from '#shared/domain/words.js';
import type { MailContent } from '#notifications/domain/mail.js';
import { quoted } from '#notifications/domain/quoted.js';
import { InterviewMail, pathOf, timeFor, where, type MailedInterview } from './interview-mail.js';

/** Tells both sides the time, with an entry for their calendars. */
@Injectable()
export class InterviewScheduledMail extends InterviewMail {
  readonly kind = 'interview-scheduled';

  protected content(words: Words, interview: MailedInterview, isEmployer: boolean): MailContent {
    const { t } = words;
    const { jobTitle, company, applicantName, entry } = interview;
    const title = quoted(jobTitle);
    const withWhom = isEmployer
      ? t('{name} chose a time for “{title}”:', { name: quoted(applicantName), title })
      : t('You have an interview at {company} for “{title}”:', { company: quoted(company), title });
    return {
      subject: t('Interview: {title}', { title }),
      paragraphs: [
        withWhom,
        ...(entry ? [timeFor(words, interview, isEmployer, entry.startsAt)] : []),
        ...where(words, interview),
        t(
          'Open the attached file to add the interview to your calendar. If the time no longer works for you, cancel it on Wayfare.',
        ),
      ],
      action: t('View Interview'),
      path: pathOf(interview, isEmployer),
      ...(entry && { calendar: entry }),
    };
  }
}
