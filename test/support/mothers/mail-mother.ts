import { ACCOUNT_MAILS, accountUnusedMail, isAccountMail } from '../../../src/notifications/domain/account-mail.js';
import { alertMail } from '../../../src/notifications/domain/alert-mail.js';
import {
  applicationMail,
  approvalMail,
  messagesMail,
  moreNewsMail,
  statusMail,
  type Mail,
} from '../../../src/notifications/domain/mail.js';
import { restrictionMail } from '../../../src/notifications/domain/moderation-mail.js';
import { MAIL_KINDS, type MailKind } from '../../../src/notifications/domain/mail-kinds.js';

const TO = { fullName: 'Elena Marchetti', email: 'elena@hotel.example' };
const LISTING = { id: 4711, title: 'Front Desk Agent, Night Shift', company: 'Grand Hotel Excelsior' };
const TOKEN = 'Zx3kQm9vT1bYc7LrW5nPaE2sUdHf8gJo4iKx6MwRtVq';

const OTHERS: Readonly<Record<Exclude<MailKind, keyof typeof ACCOUNT_MAILS>, Mail>> = {
  'listing-restricted': restrictionMail(TO, {
    jobId: LISTING.id,
    title: LISTING.title,
    measure: 'rejected',
    sentence: 'Applicants must never pay to apply, to be placed or to start work.',
    text: 'Please remove the uniform deposit.',
  }),
  'account-unused': accountUnusedMail(TO, { usedAt: new Date('2024-05-03T08:00:00Z'), noticeDays: 30 }),
  'listing-approved': approvalMail(TO, LISTING),
  'application-received': applicationMail(TO, LISTING, { applicationId: 815, fullName: 'Sam Okafor' }),
  'application-status': statusMail(TO, LISTING, 'shortlisted'),
  'more-news': moreNewsMail(TO),
  'job-alert': alertMail(TO, [
    {
      title: 'Front desk in Lisbon',
      search: 'keywords=front+desk',
      listings: [{ ...LISTING, location: 'Lisbon, Portugal', salary: '€2,100 - €2,400 a month' }],
      more: 4,
    },
    {
      title: 'Night shifts',
      search: 'keywords=night',
      listings: [
        { id: 12, title: 'Night Porter', company: 'Seaside Hotels', location: 'Porto', salary: '' },
        { id: 13, title: 'Night Auditor', company: 'Harbour House', location: 'Faro', salary: '$32,000 - $36,000' },
      ],
      more: 0,
    },
  ]),
  'unread-messages': messagesMail(TO, { fullName: 'Sam Okafor' }, 3),
};

/** A mail of every kind. */
export function everyMail(): Mail[] {
  return MAIL_KINDS.map((kind) => (isAccountMail(kind) ? ACCOUNT_MAILS[kind](TO, TOKEN) : OTHERS[kind]));
}
