import { AskedPeople } from '#candidates';
import { Applicants } from '#applications';
import { InterviewReadModel } from '#interviews';
import { Decisions, Listings } from '#jobs';
import { Objections, UnusedAccountWarnings } from '#identity';
import { UnreadMessages } from '#messaging';
import { Reports } from '#moderation';
import { MAILS } from '#notifications/adapters/mails/mails.js';
import { AccountAccessReadModel } from '#notifications/adapters/persistence/account-access-read-model.js';
import type { MailWriter } from '#notifications/application/ports/mail-writers.js';
import { ApplicationNotices } from '#notifications/application/ports/application-notices.js';
import { Audiences } from '#notifications/application/ports/audiences.js';
import { Outbox, type QueuedMail } from '#notifications/application/ports/outbox.js';
import { Recipients } from '#notifications/application/ports/recipients.js';
import { StatusMails } from '#notifications/application/ports/status-mails.js';
import type { MailText } from '#notifications/application/written-mail.js';
import { mailTo, type Mail } from '#notifications/domain/mail.js';
import { Catalogs } from '#platform/languages/catalogs.js';
import { ReadAlert } from '#saved-searches';
import { EndingConsents } from '#talent-pool';
import type { Words } from '#shared/domain/words.js';

const ENGLISH = new Catalogs().words('en');
const EMPLOYER = 5;
const TO = { fullName: 'Elena Marchetti', email: 'elena@hotel.example' };
/** The open listing that the mails are about. */
export const MAILED_LISTING = {
  id: 4711,
  employerId: EMPLOYER,
  workplaceId: null,
  title: 'Front Desk Agent, Night Shift',
  company: 'Grand Hotel Excelsior',
  isOpen: true,
  isRemoved: false,
  closesAt: new Date('2026-12-01T00:00:00Z'),
};
export const TOKEN = 'Zx3kQm9vT1bYc7LrW5nPaE2sUdHf8gJo4iKx6MwRtVq';

const STARTS_AT = new Date('2026-12-04T15:30:00Z');
/** The interview that the mails are about. */
export const MAILED_REQUEST = {
  jobSeekerId: 6,
  company: MAILED_LISTING.company,
  title: MAILED_LISTING.title,
  name: 'Sam Okafor',
  state: 'pending',
  isPublished: true,
  conversationId: 7,
};

export const MAILED_INTERVIEW = {
  employerId: EMPLOYER,
  jobSeekerId: 6,
  applicationId: 815,
  jobTitle: MAILED_LISTING.title,
  company: MAILED_LISTING.company,
  applicantName: 'Sam Okafor',
  slots: [STARTS_AT, new Date('2026-12-05T08:00:00Z')],
  minutes: 45,
  place: 'Main entrance, Rua do Cais 1, Lisbon',
  employerZone: 'Europe/Lisbon',
  applicantZone: 'America/New_York',
  isJobRemoved: false,
  edition: { offers: 1, changes: 1 },
  cancelledBy: 'applicant',
  proposal: 'On weekdays after four, or on Saturday morning',
  version: 3,
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
    organizer: MAILED_LISTING.company,
  },
};

/** The state of an interview at the time of a mail about it. */
const STATES: Readonly<Record<string, string>> = {
  InterviewOfferedMail: 'offered',
  InterviewScheduledMail: 'scheduled',
  InterviewCancelledMail: 'cancelled',
};

const found = (value: unknown) => () => Promise.resolve(value);

const unread = (id: number, fullName: string, headline: string | null, mustHaves: string) => ({
  id,
  jobId: MAILED_LISTING.id,
  jobTitle: MAILED_LISTING.title,
  fullName,
  headline,
  mustHaves,
});

/** What the kinds of mail read, unless a test says otherwise. */
const FACTS: readonly (readonly [token: unknown, stub: object])[] = [
  [Listings, { find: found(MAILED_LISTING) }],
  [
    Applicants,
    {
      find: found({ jobId: MAILED_LISTING.id, jobSeekerId: 6, status: 'shortlisted', message: null }),
      unread: found([
        unread(815, 'Sam Okafor', 'Concierge with five seasons at the sea', 'met'),
        unread(816, 'Liv Walker', null, 'missed'),
      ]),
      mentioning: found({
        applicationId: 815,
        applicant: 'Sam Okafor',
        jobTitle: MAILED_LISTING.title,
        authorId: EMPLOYER,
        author: 'Ana Reis',
      }),
    },
  ],
  [ApplicationNotices, { inDigest: found(new Set([815, 816])) }],
  [EndingConsents, { find: found({ company: MAILED_LISTING.company, expiresAt: new Date('2026-12-01T00:00:00Z') }) }],
  [
    AskedPeople,
    {
      find: found(MAILED_REQUEST),
    },
  ],
  [Recipients, { find: found({ fullName: 'Sam Okafor' }) }],
  [Audiences, { of: (userId: number) => Promise.resolve(userId), reach: found({ employerId: EMPLOYER }) }],
  [StatusMails, { find: found({ knownStatus: 'none yet', changes: 1, secondsSinceMail: Infinity, isSending: false }) }],
  [UnreadMessages, { find: found({ otherId: 6, otherName: 'Sam Okafor', unread: 3, lastReadId: 0 }) }],
  [UnusedAccountWarnings, { find: found({ usedAt: new Date('2024-05-03T08:00:00Z'), noticeDays: 30 }) }],
  [Objections, { token: found(TOKEN) }],
  [AccountAccessReadModel, { of: found([]) }],
  [Reports, { find: found({ title: MAILED_LISTING.title, company: MAILED_LISTING.company, outcome: 'archived' }) }],
  [
    Decisions,
    {
      find: found({
        jobId: MAILED_LISTING.id,
        title: MAILED_LISTING.title,
        measure: 'rejected',
        sentence: 'Applicants must never pay to apply, to be placed or to start work.',
        text: 'Please remove the uniform deposit.',
      }),
    },
  ],
  [
    ReadAlert,
    {
      execute: found([
        {
          title: 'Front desk in Lisbon',
          search: 'keywords=front+desk',
          listings: [{ ...MAILED_LISTING, location: 'Lisbon, Portugal', salary: '€2,100 - €2,400 a month' }],
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
    },
  ],
];

type KindOfMail = (typeof MAILS)[number];

/** What the kinds of mail read instead, by class. */
export type MailFacts = readonly (readonly [token: unknown, stub: object])[];

/** A kind of mail that reads the facts of the test, or else facts that allow the mail. */
export function aKindOfMail(Kind: KindOfMail, facts: MailFacts = []): MailWriter {
  const stubs = new Map([[Outbox, {}] as const, ...FACTS, ...facts]);
  const state = { state: STATES[Kind.name], entry: MAILED_INTERVIEW.entry };
  stubs.set(InterviewReadModel, stubs.get(InterviewReadModel) ?? { facts: found({ ...MAILED_INTERVIEW, ...state }) });
  const needed = (Reflect.getMetadata('design:paramtypes', Kind) ?? []) as readonly unknown[];
  const writer = Reflect.construct(
    Kind,
    needed.map((token) => stubs.get(token)),
  ) as MailWriter;
  // Injected as a property.
  return Object.assign(writer, { audiences: stubs.get(Audiences) });
}

/** What a mail of this kind says. */
export async function aMailText(
  Kind: KindOfMail,
  {
    facts,
    words = ENGLISH,
    ...queued
  }: Partial<QueuedMail> & { readonly facts?: MailFacts; readonly words?: Words } = {},
): Promise<MailText | number | undefined> {
  const writer = aKindOfMail(Kind, facts);
  const key = {
    changes: 1,
    offers: 1,
    lastReadId: 0,
    closesAt: MAILED_LISTING.closesAt.getTime(),
    expiresAt: MAILED_LISTING.closesAt.getTime(),
    interviewId: 1,
    applicationId: 815,
    noteId: 1,
    jobId: 4711,
    version: MAILED_INTERVIEW.version,
    company: 'Grand Hotel',
    inviter: 'Ana Reis',
  };
  const { kind, stream } = writer;
  const mail = { id: 1, kind, stream, key, userId: 1, address: null, secret: TOKEN, attempts: 1, ...queued };
  return writer.write(mail, words);
}

/** A mail of this kind. */
export async function aMail(
  Kind: KindOfMail,
  { to = TO, words = ENGLISH, ...queued }: Parameters<typeof aMailText>[1] & { readonly to?: typeof TO } = {},
): Promise<Mail> {
  const text = await aMailText(Kind, { words, ...queued });
  if (typeof text !== 'object') throw new Error(`No ${Kind.name} was written`);
  return mailTo(words, to, aKindOfMail(Kind).kind, text.content);
}

/** A mail of every kind. */
export function everyMail(words = ENGLISH): Promise<Mail[]> {
  return Promise.all(MAILS.map((Kind) => aMail(Kind, { words })));
}
