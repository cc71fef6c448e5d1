import { ACCOUNT_MAILS, isAccountMail } from '../../../src/notifications/domain/account-mail.js';
import {
  applicationMail,
  approvalMail,
  messagesMail,
  moreNewsMail,
  statusMail,
  type Mail,
} from '../../../src/notifications/domain/mail.js';
import { MAIL_KINDS, type MailKind } from '../../../src/notifications/domain/mail-kinds.js';

const TO = { fullName: 'Elena Marchetti', email: 'elena@hotel.example' };
const LISTING = { id: 4711, title: 'Front Desk Agent, Night Shift', company: 'Grand Hotel Excelsior' };
const TOKEN = 'Zx3kQm9vT1bYc7LrW5nPaE2sUdHf8gJo4iKx6MwRtVq';

const OTHERS: Readonly<Record<Exclude<MailKind, keyof typeof ACCOUNT_MAILS>, Mail>> = {
  'listing-approved': approvalMail(TO, LISTING),
  'application-received': applicationMail(TO, LISTING, { applicationId: 815, fullName: 'Sam Okafor' }),
  'application-status': statusMail(TO, LISTING, 'shortlisted'),
  'more-news': moreNewsMail(TO),
  'unread-messages': messagesMail(TO, { fullName: 'Sam Okafor' }, 3),
};

/** A mail of every kind. */
export function everyMail(): Mail[] {
  return MAIL_KINDS.map((kind) => (isAccountMail(kind) ? ACCOUNT_MAILS[kind](TO, TOKEN) : OTHERS[kind]));
}
