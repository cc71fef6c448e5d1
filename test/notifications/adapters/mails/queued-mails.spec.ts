import {
  ApplicationNoted,
  ApplicationStatusChanged,
  ApplicationSubmitted,
} from '#applications/domain/application-events.js';
import {
  AccountDeleted,
  AccountReinstated,
  AccountSuspended,
  AdminInvited,
  ApplicantErased,
  EmailChanged,
  EmailChangeRequested,
  EmailRestored,
  EmailVerificationRequested,
  IdentityLinked,
  MemberInvited,
  ObjectionRejected,
  PasskeyAdded,
  PasswordChanged,
  PasswordResetRequested,
  RecoveryCodesRenewed,
  RecoveryCodeUsed,
  SecondFactorDisabled,
  SecondFactorEnabled,
  UnusedAccountFound,
} from '#identity';
import { ContactAccepted, ContactRequested } from '#candidates';
import { IntegrationChanged } from '#integrations/domain/integration-events.js';
import { InterviewProgressed, TimesProposed } from '#interviews/domain/interview-events.js';
import { JobApproved, JobRestricted } from '#jobs/domain/job-events.js';
import { MessageSent } from '#messaging/domain/messaging-events.js';
import { ReportClosed } from '#moderation';
import { MAILS } from '#notifications/adapters/mails/mails.js';
import { MoreNewsMail } from '#notifications/adapters/mails/more-news.js';
import { ApplicationNotices } from '#notifications/application/ports/application-notices.js';
import { Audiences } from '#notifications/application/ports/audiences.js';
import { Outbox, type NewMail } from '#notifications/application/ports/outbox.js';
import { Recipients } from '#notifications/application/ports/recipients.js';
import { StatusMails } from '#notifications/application/ports/status-mails.js';
import {
  CompanyVerificationLapsed,
  CompanyVerificationRequested,
  CompanyVerificationWithdrawn,
} from '#profiles/domain/verification/verification-events.js';
import { Clock } from '#shared/application/clock.js';
import { EventBus, SUBSCRIPTIONS, type EventClass, type Subscription } from '#shared/application/event-bus.js';
import type { DomainEvent } from '#shared/domain/domain-event.js';
import { FixedClock } from '../../../support/in-memory/shared/fixed-clock.js';
import { aKindOfMail, MAILED_LISTING, type MailFacts } from '../../../support/mothers/mail-mother.js';

const [HOTEL, SEEKER, JOB] = [MAILED_LISTING.employerId, 6, MAILED_LISTING.id];
const AT = new Date('2026-06-15T12:00:00.000Z');
const EDITION = { offers: 2, changes: 1 };

/** The owner of a company and a recruiter have the ids of the company with another digit. */
const FACTS: MailFacts = [
  [
    Audiences,
    {
      people: (partyId: number) => Promise.resolve(partyId === HOTEL ? [51, 52] : [partyId]),
      readers: () => Promise.resolve([51, 52]),
      owners: (partyId: number) => Promise.resolve(partyId === HOTEL ? [51] : [partyId]),
    },
  ],
  [Recipients, { find: (userId: number) => Promise.resolve({ fullName: 'Ana', email: `${userId}@x.test` }) }],
  [
    ApplicationNotices,
    {
      plan: (_application: unknown, people: readonly number[]) =>
        Promise.resolve(people.map((userId, index) => ({ userId, notice: ['at_once', 'daily'][index] }))),
    },
  ],
  [
    StatusMails,
    {
      reset: () => Promise.resolve(),
      changed: (ids: readonly number[]) => Promise.resolve(ids.map((applicationId) => ({ applicationId, changes: 4 }))),
    },
  ],
  [Clock, new FixedClock(AT)],
];

const interview = (step: 'offered' | 'scheduled' | 'cancelled', by: 'employer' | 'applicant', isInCalendars = false) =>
  new InterviewProgressed(1, HOTEL, SEEKER, step, by, AT, isInCalendars, EDITION);
const ABOUT_INTERVIEW = '{"interviewId":1,"offers":2,"changes":1}';

/** The mails that events queue: kind, person, address, secret, and what it is about. */
const QUEUED: readonly (readonly [events: DomainEvent | readonly DomainEvent[], ...mails: string[]])[] = [
  [
    new AccountDeleted(7, 'a@x.test', 'b@x.test', 'de'),
    'account-deleted null a@x.test {"userId":7,"language":"de"}',
    'account-deleted null b@x.test {"userId":7,"language":"de"}',
  ],
  [new AccountDeleted(7, 'a@x.test'), 'account-deleted null a@x.test {"userId":7}'],
  [new AccountReinstated(7), 'account-reinstated 7 7@x.test'],
  [new AccountSuspended(7, 'Fees'), 'account-suspended 7 7@x.test Fees'],
  [new AdminInvited('a@x.test', 'token'), 'admin-invitation null a@x.test token'],
  [new EmailChanged(7, 'former@x.test', 'undo'), 'email-changed 7 former@x.test undo'],
  [new EmailChangeRequested(7, 'new@x.test', 'token'), 'email-change 7 new@x.test token'],
  [new EmailRestored(7, 'reset'), 'email-restored 7 7@x.test reset'],
  [new EmailVerificationRequested(7, 'token'), 'email-verification 7 7@x.test token'],
  [new IdentityLinked(7), 'identity-linked 7 7@x.test'],
  [
    new MemberInvited('a@x.test', 'token', 'Inn', 'Ana'),
    'company-invitation null a@x.test token {"company":"Inn","inviter":"Ana"}',
  ],
  [new ObjectionRejected(7, 'No'), 'objection-rejected 7 7@x.test No'],
  [new PasskeyAdded(7), 'passkey-added 7 7@x.test'],
  [new PasswordChanged(7), 'password-changed 7 7@x.test'],
  [new PasswordResetRequested(7, 'token'), 'password-reset 7 7@x.test token'],
  [new RecoveryCodesRenewed(7), 'recovery-codes-renewed 7 7@x.test'],
  [new RecoveryCodeUsed(7), 'recovery-code-used 7 7@x.test'],
  [new SecondFactorDisabled(7), 'second-factor-disabled 7 7@x.test'],
  [new SecondFactorEnabled(7), 'second-factor-enabled 7 7@x.test'],
  [new UnusedAccountFound(7, AT), `account-unused 7 {"usedAt":"${AT.toISOString()}"}`],
  [new IntegrationChanged(HOTEL, 'webhook-created'), 'integration-changed 51 51@x.test webhook-created'],
  [new CompanyVerificationLapsed(HOTEL), 'company-lapsed 51 51@x.test'],
  [new CompanyVerificationRequested(51, 'info@inn.test', 'token'), 'company-verification 51 info@inn.test token'],
  [new CompanyVerificationWithdrawn(HOTEL, 'Sold'), 'company-withdrawn 51 51@x.test Sold'],
  [new JobApproved(JOB), `listing-approved 51 {"jobId":${JOB}}`, `listing-approved 52 {"jobId":${JOB}}`],
  [new JobRestricted(9, HOTEL), 'listing-restricted 51 {"decisionId":9}', 'listing-restricted 52 {"decisionId":9}'],
  [new ContactRequested(9, SEEKER, 51), 'contact-request 6 {"requestId":9}'],
  [new ContactAccepted(9, HOTEL), 'contact-accepted 51 {"requestId":9}', 'contact-accepted 52 {"requestId":9}'],
  [new ApplicantErased(HOTEL, SEEKER, 'Inn', AT), `applicant-erased 6 {"company":"Inn","at":${AT.getTime()}}`],
  [new ReportClosed(9, 7), 'report-closed 7 {"reportId":9}'],
  [new MessageSent(3, 9, HOTEL, SEEKER), 'unread-messages 6 {"conversationId":3,"lastReadId":0} in 600 s'],
  [
    new MessageSent(3, 9, SEEKER, HOTEL),
    'unread-messages 51 {"conversationId":3,"lastReadId":0} in 600 s',
    'unread-messages 52 {"conversationId":3,"lastReadId":0} in 600 s',
  ],
  [
    new TimesProposed(1, HOTEL, 3),
    'interview-proposal 51 {"interviewId":1,"version":3}',
    'interview-proposal 52 {"interviewId":1,"version":3}',
  ],
  [interview('offered', 'employer'), `interview-offered 6 ${ABOUT_INTERVIEW}`],
  [
    interview('scheduled', 'applicant', true),
    `interview-scheduled 51 ${ABOUT_INTERVIEW}`,
    `interview-scheduled 52 ${ABOUT_INTERVIEW}`,
    `interview-scheduled 6 ${ABOUT_INTERVIEW}`,
  ],
  [interview('cancelled', 'employer'), `interview-cancelled 6 ${ABOUT_INTERVIEW}`],
  [
    interview('cancelled', 'applicant'),
    `interview-cancelled 51 ${ABOUT_INTERVIEW}`,
    `interview-cancelled 52 ${ABOUT_INTERVIEW}`,
  ],
  [
    new ApplicationSubmitted(1, JOB, SEEKER, AT),
    `application-received 51 {"applicationId":1,"appliedAt":${AT.getTime()}}`,
    `application-sent 6 {"applicationId":1,"appliedAt":${AT.getTime()}}`,
    'applications-digest 52 {"day":"2026-06-16"} in 64800 s',
  ],
  [new ApplicationNoted(1, JOB, null)],
  [
    new ApplicationNoted(1, JOB, { noteId: 4, mentioned: [51, 53] }),
    'note-mention 51 {"noteId":4}',
    'note-mention 53 {"noteId":4}',
  ],
  [new ApplicationStatusChanged(1, JOB, SEEKER, 'rejected', false)],
  [
    [
      new ApplicationStatusChanged(1, JOB, SEEKER, 'reviewed', false),
      new ApplicationStatusChanged(2, JOB, 7, 'offered', true),
      new ApplicationStatusChanged(1, JOB, SEEKER, 'offered', true),
      new ApplicationStatusChanged(3, JOB, 8, 'offered', true),
      new ApplicationStatusChanged(3, JOB, 8, 'reviewed', false),
    ],
    'application-status 6 {"applicationId":1,"changes":4} in 10 s',
    'application-status 7 {"applicationId":2,"changes":4} in 10 s',
  ],
];

describe('mails about what happens', () => {
  let queued: string[];
  let bus: EventBus;
  let known: Set<EventClass<DomainEvent>>;
  beforeEach(() => {
    queued = [];
    [bus, known] = [new EventBus(), new Set()];
    const add = (...mails: readonly NewMail[]) => Promise.resolve(void queued.push(...mails.map(shown)));
    for (const Kind of MAILS) {
      const kind = aKindOfMail(Kind, [...FACTS, [Outbox, { add }]]);
      for (const { event, handle, together } of subscriptionsOf(kind)) {
        known.add(event);
        bus.subscribe(event, handle, { together });
      }
    }
  });

  it('have a row for each event', () => {
    const events = QUEUED.flatMap(([some]) => some);
    expect([...known].filter((event) => !events.some((one) => one instanceof event))).toEqual([]);
  });

  it.each(QUEUED.map(([events, ...mails]) => [[events].flat(), mails] as const))(
    '%j: are queued once, for the right people',
    async (events, mails) => {
      await bus.publish(events);
      expect(queued.toSorted()).toEqual(mails.toSorted());
    },
  );
});

it('one mail tells a person of more news in an hour', async () => {
  const clock = new FixedClock(AT);
  const queued: string[] = [];
  const add = (...mails: readonly NewMail[]) => Promise.resolve(void queued.push(...mails.map(shown)));
  const news = aKindOfMail(MoreNewsMail, [...FACTS, [Outbox, { add }], [Clock, clock]]) as MoreNewsMail;
  for (const minutes of [0, 59, 1]) {
    clock.forward(minutes * 60_000);
    await news.queue(7);
  }
  // The outbox keeps one mail of a key.
  expect(queued).toEqual(['12', '12', '13'].map((hour) => `more-news 7 {"hour":"2026-06-15T${hour}"}`));
});

/** A mail in a line; the random id of one that each event causes is left out. */
function shown({ kind, userId, address, secret, key, delaySeconds }: NewMail): string {
  const { id: _id, ...about } = key as Readonly<Record<string, unknown>>;
  const text = Object.keys(about).length > 0 ? JSON.stringify(about) : undefined;
  const delay = delaySeconds && `in ${delaySeconds} s`;
  return [kind, String(userId), address, secret, text, delay].filter(Boolean).join(' ');
}

type Handled = Subscription & { readonly handle: (event: DomainEvent) => Promise<void> };

/** The methods of a kind of mail that events call. */
function subscriptionsOf(kind: object): Handled[] {
  const names = new Set<string>();
  for (let owner: object | null = kind; owner; owner = Object.getPrototypeOf(owner) as object | null)
    for (const name of Object.getOwnPropertyNames(owner)) names.add(name);
  return [...names].flatMap((name) => {
    const method: unknown = Reflect.get(kind, name);
    if (typeof method !== 'function') return [];
    const found = (Reflect.getMetadata(SUBSCRIPTIONS, method) ?? []) as readonly Subscription[];
    const handle = (event: DomainEvent) => Reflect.apply(method, kind, [event]) as Promise<void>;
    return found.map((subscription) => ({ ...subscription, handle }));
  });
}
