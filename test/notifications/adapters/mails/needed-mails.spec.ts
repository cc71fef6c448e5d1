import { Applicants } from '#applications';
import { AskedPeople } from '#candidates';
import { UnusedAccountWarnings } from '#identity';
import { InterviewReadModel } from '#interviews';
import { Decisions, Listings } from '#jobs';
import { UnreadMessages } from '#messaging';
import { Reports } from '#moderation';
import { AccountMail } from '#notifications/adapters/mails/account/account-mail.js';
import { AccountUnusedMail } from '#notifications/adapters/mails/account/account-unused.js';
import { ApplicationReceivedMail } from '#notifications/adapters/mails/applications/application-received.js';
import { ApplicationSentMail } from '#notifications/adapters/mails/applications/application-sent.js';
import { ApplicationStatusMail } from '#notifications/adapters/mails/applications/application-status.js';
import { ApplicationsDigestMail } from '#notifications/adapters/mails/applications/applications-digest.js';
import { ApplicantErasedMail } from '#notifications/adapters/mails/applications/applicant-erased.js';
import { ConsentEndsMail } from '#notifications/adapters/mails/applications/consent-ends.js';
import { ContactAcceptedMail } from '#notifications/adapters/mails/applications/contact-accepted.js';
import { ContactRequestMail } from '#notifications/adapters/mails/applications/contact-request.js';
import { InterviewCancelledMail } from '#notifications/adapters/mails/interviews/interview-cancelled.js';
import { InterviewOfferedMail } from '#notifications/adapters/mails/interviews/interview-offered.js';
import { InterviewProposalMail } from '#notifications/adapters/mails/interviews/interview-proposal.js';
import { InterviewScheduledMail } from '#notifications/adapters/mails/interviews/interview-scheduled.js';
import { NoteMentionMail } from '#notifications/adapters/mails/applications/note-mention.js';
import { JobAlertMail } from '#notifications/adapters/mails/listings/job-alert.js';
import { ListingApprovedMail } from '#notifications/adapters/mails/listings/listing-approved.js';
import { ListingEndsMail } from '#notifications/adapters/mails/listings/listing-ends.js';
import { ListingRestrictedMail } from '#notifications/adapters/mails/listings/listing-restricted.js';
import { ReportClosedMail } from '#notifications/adapters/mails/listings/report-closed.js';
import { MAILS } from '#notifications/adapters/mails/mails.js';
import { MoreNewsMail } from '#notifications/adapters/mails/more-news.js';
import { UnreadMessagesMail } from '#notifications/adapters/mails/unread-messages.js';
import { ApplicationNotices } from '#notifications/application/ports/application-notices.js';
import { Audiences } from '#notifications/application/ports/audiences.js';
import { Recipients } from '#notifications/application/ports/recipients.js';
import { StatusMails } from '#notifications/application/ports/status-mails.js';
import type { MailText } from '#notifications/application/written-mail.js';
import { ReadAlert } from '#saved-searches';
import { EndingConsents } from '#talent-pool';
import {
  aMailText,
  MAILED_INTERVIEW,
  MAILED_LISTING,
  MAILED_REQUEST,
  type MailFacts,
} from '../../../support/mothers/mail-mother.js';

type Kind = (typeof MAILS)[number];

const found = (value?: unknown) => ({ find: () => Promise.resolve(value) });
const NO_LISTING: MailFacts[number] = [Listings, found()];
const REMOVED: MailFacts[number] = [Listings, found({ ...MAILED_LISTING, isRemoved: true })];
const nothing = () => Promise.resolve(undefined);
const LEFT: MailFacts[number] = [Audiences, { of: nothing, reach: nothing }];

const APPLICATION = { jobId: MAILED_LISTING.id, jobSeekerId: 6, status: 'shortlisted', message: null };
const WITHDRAWN: MailFacts[number] = [Applicants, found({ ...APPLICATION, isWithdrawn: true })];

const STATES = { offered: InterviewOfferedMail, scheduled: InterviewScheduledMail, cancelled: InterviewCancelledMail };
const interview = (changes: object): MailFacts[number] => [
  InterviewReadModel,
  { facts: () => Promise.resolve({ ...MAILED_INTERVIEW, ...changes }) },
];
const NO_INTERVIEW: MailFacts[number] = [InterviewReadModel, { facts: () => Promise.resolve(undefined) }];

const unread = (changes: object): MailFacts[number] => [
  UnreadMessages,
  found({ otherId: 6, otherName: 'Sam', unread: 3, lastReadId: 0, ...changes }),
];

const asked = (changes: object): MailFacts[number] => [AskedPeople, found({ ...MAILED_REQUEST, ...changes })];

/** What happened since a mail was queued, so that nobody needs it anymore. */
const UNNEEDED: readonly (readonly [Kind, since: string, fact: MailFacts[number]])[] = [
  [AccountUnusedMail, 'the account was used', [UnusedAccountWarnings, found()]],
  [ApplicationReceivedMail, 'the application was deleted', [Applicants, found()]],
  [ApplicationReceivedMail, 'the application was withdrawn', WITHDRAWN],
  [ApplicationReceivedMail, 'the listing was deleted', NO_LISTING],
  [ApplicationReceivedMail, 'our team removed the listing', REMOVED],
  [ApplicationReceivedMail, 'the reader left the company', LEFT],
  [
    ApplicationReceivedMail,
    'the hotel was taken from a reviewer',
    [Audiences, { reach: () => Promise.resolve({ employerId: MAILED_LISTING.employerId, workplaceIds: [9] }) }],
  ],
  [ApplicationReceivedMail, 'the account of the applicant was deleted', [Recipients, found()]],
  [ApplicationSentMail, 'the application was deleted', [Applicants, found()]],
  [ApplicationSentMail, 'the application was withdrawn', WITHDRAWN],
  [ApplicationSentMail, 'the listing was deleted', NO_LISTING],
  [ApplicationSentMail, 'our team removed the listing', REMOVED],
  [ApplicationsDigestMail, 'all were read', [ApplicationNotices, { inDigest: () => Promise.resolve(new Set()) }]],
  [ApplicationsDigestMail, 'the reader left the company', LEFT],
  [ConsentEndsMail, 'the consent was withdrawn', [EndingConsents, found()]],
  [
    ConsentEndsMail,
    'the consent was renewed',
    [EndingConsents, found({ company: 'Grand Hotel', expiresAt: new Date('2028-12-01T00:00:00Z') })],
  ],
  [ContactAcceptedMail, 'the account was deleted', [AskedPeople, found()]],
  [ContactAcceptedMail, 'the conversation was deleted', asked({ conversationId: null })],
  [ContactRequestMail, 'the account was deleted', [AskedPeople, found()]],
  [ContactRequestMail, 'the company took it back', asked({ state: 'ended' })],
  [ContactRequestMail, 'the listing was archived, or our team removed it', asked({ isPublished: false })],
  ...Object.entries(STATES).flatMap(([state, Kind]) => [
    [Kind, 'the account was deleted', NO_INTERVIEW] as const,
    [Kind, 'another state followed', interview({ state: state === 'offered' ? 'scheduled' : 'finished' })] as const,
    [Kind, 'the calendar entry changed', interview({ state, edition: { offers: 1, changes: 2 } })] as const,
  ]),
  ...([InterviewOfferedMail, InterviewScheduledMail] as const).flatMap((Kind, index) => {
    const state = ['offered', 'scheduled'][index];
    return [
      [Kind, 'other times were offered', interview({ state, edition: { offers: 2, changes: 1 } })] as const,
      [Kind, 'our team removed the listing', interview({ state, isJobRemoved: true })] as const,
    ];
  }),
  [InterviewProposalMail, 'the account was deleted', NO_INTERVIEW],
  [InterviewProposalMail, 'other times were offered', interview({ proposal: null })],
  [InterviewProposalMail, 'another proposal followed', interview({ version: MAILED_INTERVIEW.version + 1 })],
  [InterviewProposalMail, 'our team removed the listing', interview({ isJobRemoved: true })],
  [JobAlertMail, 'all listings have closed', [ReadAlert, { execute: () => Promise.resolve([]) }]],
  [ListingApprovedMail, 'the listing was deleted', NO_LISTING],
  [ListingApprovedMail, 'the listing is no longer open', [Listings, found({ ...MAILED_LISTING, isOpen: false })]],
  [ListingEndsMail, 'the listing was deleted', NO_LISTING],
  [ListingEndsMail, 'the listing was archived', [Listings, found({ ...MAILED_LISTING, isOpen: false })]],
  [
    ListingEndsMail,
    'the listing was renewed',
    [Listings, found({ ...MAILED_LISTING, closesAt: new Date('2026-12-31T00:00:00Z') })],
  ],
  [ListingRestrictedMail, 'the account was deleted', [Decisions, found()]],
  [
    NoteMentionMail,
    'the note no longer mentions the reader, who may see the application',
    [Applicants, { mentioning: nothing }],
  ],
  [ReportClosedMail, 'the account was deleted', [Reports, found()]],
  [UnreadMessagesMail, 'the conversation was deleted', [UnreadMessages, found()]],
  [UnreadMessagesMail, 'all were read', unread({ unread: 0 })],
  [UnreadMessagesMail, 'some were read, and newer ones follow', unread({ lastReadId: 9 })],
  [UnreadMessagesMail, 'the reader left the company', LEFT],
  [UnreadMessagesMail, 'the account of the sender was deleted', [Recipients, found()]],
];

/** They have tests of their own, or are always needed. */
const OTHERS: readonly Kind[] = [ApplicantErasedMail, ApplicationStatusMail, MoreNewsMail];

const [EMPLOYER, SEEKER] = [MAILED_LISTING.employerId, MAILED_INTERVIEW.jobSeekerId];
const STATUS: MailFacts = [
  [StatusMails, found({ knownStatus: 'none yet', changes: 1, secondsSinceMail: Infinity, isSending: false })],
];

/** Who reads a mail, against whose limit it counts, and whether it waits for a limit instead of being replaced. */
const CAUSED: readonly (readonly [Kind, reader: number, sender: number | undefined, waits: boolean])[] = [
  [ApplicationReceivedMail, EMPLOYER, SEEKER, false],
  [ApplicationSentMail, SEEKER, undefined, true],
  [ApplicationsDigestMail, EMPLOYER, undefined, true],
  [ApplicationStatusMail, SEEKER, EMPLOYER, true],
  [ApplicantErasedMail, SEEKER, undefined, true],
  [ConsentEndsMail, SEEKER, undefined, true],
  [ContactAcceptedMail, EMPLOYER, undefined, true],
  [ContactRequestMail, SEEKER, undefined, true],
  [InterviewOfferedMail, SEEKER, EMPLOYER, true],
  [InterviewScheduledMail, SEEKER, EMPLOYER, true],
  [InterviewScheduledMail, EMPLOYER, SEEKER, true],
  [InterviewCancelledMail, EMPLOYER, SEEKER, true],
  [InterviewProposalMail, EMPLOYER, SEEKER, true],
  [JobAlertMail, SEEKER, undefined, true],
  [ListingApprovedMail, EMPLOYER, undefined, false],
  [ListingEndsMail, EMPLOYER, undefined, true],
  [NoteMentionMail, EMPLOYER, EMPLOYER, true],
  [UnreadMessagesMail, EMPLOYER, SEEKER, true],
];

describe('mails that wait', () => {
  it('have a row each, unless they are about the own account', () => {
    const tabled = new Set([...UNNEEDED.map(([Kind]) => Kind), ...OTHERS]);
    const aboutMore = MAILS.filter((Kind) => !(Kind.prototype instanceof AccountMail));
    expect(aboutMore.filter((Kind) => !tabled.has(Kind))).toEqual([]);
  });

  it.each(UNNEEDED.map(([Kind, since, fact]) => [Kind.name, since, Kind, fact] as const))(
    '%s: are not sent once %s',
    async (_name, _since, Kind, fact) => {
      expect(await aMailText(Kind, { facts: [fact] })).toBeUndefined();
      expect(await aMailText(Kind)).toBeDefined();
    },
  );

  it('tell of a canceled interview also after the listing was removed, or other times were offered', async () => {
    for (const changes of [
      { state: 'cancelled', isJobRemoved: true },
      { state: 'offered', edition: { offers: 2, changes: 1 } },
    ])
      expect(await aMailText(InterviewCancelledMail, { facts: [interview(changes)] })).toBeDefined();
  });

  it.each(CAUSED.map(([Kind, reader, ...rest]) => [Kind.name, reader, Kind, rest] as const))(
    '%s: count toward the limit of whoever caused them, for the reader %s',
    async (_name, userId, Kind, [senderId, waits]) => {
      const text = (await aMailText(Kind, { userId, facts: STATUS })) as MailText;
      expect([text.senderId, text.waitsForLimit === true]).toEqual([senderId, waits]);
    },
  );
});
