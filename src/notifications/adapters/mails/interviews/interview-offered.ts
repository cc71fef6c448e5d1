import { Injectable } from '@nestjs/common';
import type { Words } from '#shared/domain/words.js';
import type { MailContent } from '#notifications/domain/mail.js';
import { quoted } from '#notifications/domain/quoted.js';
import { InterviewMail, pathOf, timeFor, where, type MailedInterview } from './interview-mail.js';

/** Asks an applicant to choose a time. */
@Injectable()
export class InterviewOfferedMail extends InterviewMail {
  readonly kind = 'interview-offered';

  protected content(words: Words, interview: MailedInterview, isEmployer: boolean): MailContent {
    const { t } = words;
    const { jobTitle, company, minutes, slots } = interview;
    const title = quoted(jobTitle);
    const count = slots.length;
    return {
      subject: t('Interview offered: {title}', { title }),
      paragraphs: [
        t(
          '{company} would like to interview you for “{title}”. {count, plural, one {This time is} other {These # times are}} available, for {minutes} minutes:',
          { company: quoted(company), title, count, minutes },
        ),
        ...slots.map((slot) => timeFor(words, interview, isEmployer, slot)),
        ...where(words, interview),
      ],
      action: t('Choose a Time'),
      path: pathOf(interview, isEmployer),
    };
  }
}
