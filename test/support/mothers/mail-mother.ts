import {
  accountMail,
  accountUnusedMail,
  isAccountMail,
  type AccountMailKind,
} from '#notifications/domain/account-mail.js';
import { endingMail } from '#notifications/domain/ending-mail.js';
import { alertMail } from '#notifications/domain/alert-mail.js';
import { INTERVIEW_MAILS, type QuotedInterview } from '#notifications/domain/interview-mail.js';
import {
  applicationMail,
  approvalMail,
  messagesMail,
  moreNewsMail,
  statusMail,
  type Mail,
} from '#notifications/domain/mail.js';
import { reportMail, restrictionMail } from '#notifications/domain/moderation-mail.js';
import { MAIL_KINDS, type MailKind } from '#notifications/domain/mail-kinds.js';

const TO = { fullName: 'Elena Marchetti', email: 'elena@hotel.example' };
const LISTING = { id: 4711, title: 'Front Desk Agent, Night Shift', company: 'Grand Hotel Excelsior' };
const TOKEN = 'Zx3kQm9vT1bYc7LrW5nPaE2sUdHf8gJo4iKx6MwRtVq';

const STARTS_AT = new Date('2026-12-04T15:30:00Z');
const INTERVIEW: QuotedInterview = {
  applicationId: 815,
  jobTitle: LISTING.title,
  company: LISTING.company,
  applicantName: 'Sam Okafor',
  state: 'scheduled',
  slots: [STARTS_AT, new Date('2026-12-05T08:00:00Z')],
  minutes: 45,
  place: 'Main entrance, Rua do Cais 1, Lisbon',
  employerZone: 'Europe/Lisbon',
  applicantZone: 'America/New_York',
  cancelledBy: 'applicant',
  entry: {
    method: 'REQUEST',
    uid: '3f0f9c53-64ac-4a29-a2c4-9a1e1c5f9d11',
    sequence: 0,
    changedAt: new Date('2026-11-20T10:00:00Z'),
    startsAt: STARTS_AT,
    endsAt: new Date('2026-12-04T16:15:00Z'),
    title: 'Interview: Front Desk Agent, Night Shift (Sam Okafor, Grand Hotel Excelsior)',
    description: 'Please bring your certificates.',
    location: 'Main entrance, Rua do Cais 1, Lisbon',
    link: null,
    organizer: LISTING.company,
  },
};

const OTHERS: Readonly<Record<Exclude<MailKind, AccountMailKind>, Mail>> = {
  'listing-ends': endingMail(TO, { ...LISTING, closesAt: new Date('2026-12-01T00:00:00Z') }),
  'listing-restricted': restrictionMail(TO, {
    jobId: LISTING.id,
    title: LISTING.title,
    measure: 'rejected',
    sentence: 'Applicants must never pay to apply, to be placed or to start work.',
    text: 'Please remove the uniform deposit.',
  }),
  'account-unused': accountUnusedMail(TO, { usedAt: new Date('2024-05-03T08:00:00Z'), noticeDays: 30 }),
  'report-closed': reportMail(TO, { title: LISTING.title, company: LISTING.company, outcome: 'archived' }),
  'listing-approved': approvalMail(TO, LISTING),
  'application-received': applicationMail(TO, LISTING, { applicationId: 815, fullName: 'Sam Okafor' }),
  'application-status': statusMail(TO, LISTING, 'shortlisted'),
  'interview-offered': INTERVIEW_MAILS['interview-offered'](TO, false, INTERVIEW),
  'interview-scheduled': INTERVIEW_MAILS['interview-scheduled'](TO, true, INTERVIEW),
  'interview-cancelled': INTERVIEW_MAILS['interview-cancelled'](TO, true, INTERVIEW),
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
  return MAIL_KINDS.map((kind) => (isAccountMail(kind) ? accountMail(TO, kind, TOKEN) : OTHERS[kind]));
}
