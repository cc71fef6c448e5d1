import { Injectable } from '@nestjs/common';
import type { Words } from '#shared/domain/words.js';
import type { MailContent } from '#notifications/domain/mail.js';
import { quoted } from '#notifications/domain/quoted.js';
import { InterviewMail, pathOf, timeFor, type InterviewKey, type MailedInterview } from './interview-mail.js';

/** Tells who canceled, also after the listing was removed, with an entry that removes the one in calendars. */
@Injectable()
export class InterviewCancelledMail extends InterviewMail {
  readonly kind = 'interview-cancelled';

  protected content(words: Words, interview: MailedInterview, isEmployer: boolean): MailContent {
    const { t } = words;
    const { jobTitle, entry } = interview;
    const title = quoted(jobTitle);
    return {
      subject: t('Interview canceled: {title}', { title }),
      paragraphs: [
        whatHappened(words, interview, isEmployer),
        ...(entry ? [timeFor(words, interview, isEmployer, entry.startsAt)] : []),
      ],
      action: t('View Application'),
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

function whatHappened({ t }: Words, interview: MailedInterview, isEmployer: boolean): string {
  const { cancelledBy, applicantName, company, jobTitle, entry } = interview;
  const title = quoted(jobTitle);
  if ((cancelledBy === 'employer') === isEmployer) {
    return entry
      ? t('You canceled the interview for “{title}”:', { title })
      : t('You canceled the interview for “{title}”.', { title });
  }
  const name = quoted(cancelledBy === 'employer' ? company : applicantName);
  return entry
    ? t('{name} canceled the interview for “{title}”:', { name, title })
    : t('{name} canceled the interview for “{title}”.', { name, title });
}
