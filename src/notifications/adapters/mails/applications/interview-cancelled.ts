import { Injectable } from '@nestjs/common';
import type { MailContent } from '#notifications/domain/mail.js';
import { quoted } from '#notifications/domain/quoted.js';
import { InterviewMail, pathOf, timeFor, type InterviewKey, type MailedInterview } from './interview-mail.js';

/** Tells who canceled, also after the listing was removed, with an entry that removes the one in calendars. */
@Injectable()
export class InterviewCancelledMail extends InterviewMail {
  readonly kind = 'interview-cancelled';

  protected content(interview: MailedInterview, isEmployer: boolean): MailContent {
    const { jobTitle, entry } = interview;
    const title = quoted(jobTitle);
    return {
      subject: `Interview canceled: ${title}`,
      paragraphs: [
        `${whoCancelled(isEmployer, interview)} the interview for "${title}"${entry ? ':' : '.'}`,
        ...(entry ? [timeFor(interview, isEmployer, entry.startsAt)] : []),
      ],
      action: 'View Application',
      path: pathOf(interview, isEmployer),
      ...(entry && { calendar: { ...entry, method: 'CANCEL' } }),
    };
  }

  /** Stays current after new times are offered, because calendars still have the old entry. */
  protected override isCurrent(interview: MailedInterview, mailed: InterviewKey): boolean {
    if (interview.state === 'offered') return interview.edition.changes === mailed.changes;
    return super.isCurrent({ ...interview, isJobRemoved: false }, mailed);
  }
}

function whoCancelled(isEmployer: boolean, { cancelledBy, applicantName, company }: MailedInterview): string {
  const who = cancelledBy === 'employer' ? quoted(company) : quoted(applicantName);
  return `${(cancelledBy === 'employer') === isEmployer ? 'You' : who} canceled`;
}
