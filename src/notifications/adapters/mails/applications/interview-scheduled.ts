import { Injectable } from '@nestjs/common';
import type { MailContent } from '#notifications/domain/mail.js';
import { quoted } from '#notifications/domain/quoted.js';
import { InterviewMail, pathOf, timeFor, where, type MailedInterview } from './interview-mail.js';

/** Tells both sides the time, with an entry for their calendars. */
@Injectable()
export class InterviewScheduledMail extends InterviewMail {
  readonly kind = 'interview-scheduled';

  protected content(interview: MailedInterview, isEmployer: boolean): MailContent {
    const { jobTitle, company, applicantName, entry } = interview;
    const title = quoted(jobTitle);
    const withWhom = isEmployer
      ? `${quoted(applicantName)} chose a time`
      : `You have an interview at ${quoted(company)}`;
    return {
      subject: `Interview: ${title}`,
      paragraphs: [
        `${withWhom} for "${title}":`,
        ...(entry ? [timeFor(interview, isEmployer, entry.startsAt)] : []),
        ...where(interview),
        'Open the attached file to add the interview to your calendar. If the time no longer works for you, call it off on Wayfare.',
      ],
      action: 'View Interview',
      path: pathOf(interview, isEmployer),
      ...(entry && { calendar: entry }),
    };
  }
}
