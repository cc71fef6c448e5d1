import type { ReceivedApplicationBody } from '@/api/generated/types.gen';
import { msg, t } from '@/lib/language/t.ts';
import type { ApplicationStatus } from '@/lib/rules/application-status.ts';

/** What the server writes about a status if the employer writes nothing; a test compares both. */
const STATUS_NEWS: Record<ApplicationStatus, string> = {
  pending: msg('Your application for “{title}” at {company} is waiting to be reviewed again.'),
  reviewed: msg('{company} has read your application for “{title}”. You will hear when they decide.'),
  shortlisted: msg('Good news: {company} has put you on the shortlist for “{title}”.'),
  interviewed: msg('Thank you for your interview for “{title}”. {company} will let you know what they decide.'),
  offered: msg('Congratulations! {company} wants to offer you “{title}” and will contact you with the details.'),
  rejected: msg(
    'Thank you for your interest in “{title}” at {company}. They have decided to go ahead with other applicants. We hope you find the right job soon, and there are new ones on Wayfare every day.',
  ),
};

/** The sentence that an applicant gets without a message, in the language of the page. */
export function statusNews(status: ApplicationStatus, { title, company }: ReceivedApplicationBody['job']): string {
  return t(STATUS_NEWS[status], { title, company });
}
