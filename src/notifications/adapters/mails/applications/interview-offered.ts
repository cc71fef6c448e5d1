import { Injectable } from '@nestjs/common';
import type { MailContent } from '#notifications/domain/mail.js';
import { quoted } from '#notifications/domain/quoted.js';
import { InterviewMail, pathOf, timeFor, where, type MailedInterview } from './interview-mail.js';

/** Asks an applicant to choose a time. */
@Injectable()
export class InterviewOfferedMail extends InterviewMail {
  readonly kind = 'interview-offered';

  protected content(interview: MailedInterview, isEmployer: boolean): MailContent {
    const { jobTitle, company, minutes, slots } = interview;
    const title = quoted(jobTitle);
    const count = slots.length;
    return {
      subject: `Interview offered: ${title}`,
      paragraphs: [
        `${quoted(company)} would like to interview you for "${title}". ${count === 1 ? 'This time is' : `These ${count} times are`} available, for ${minutes} minutes:`,
        ...slots.map((slot) => timeFor(interview, isEmployer, slot)),
        ...where(interview),
      ],
      action: 'Choose a Time',
      path: pathOf(interview, isEmployer),
    };
  }
}
