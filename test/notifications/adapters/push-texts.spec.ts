import type { Applicants } from '#applications';
import type { InterviewReadModel } from '#interviews';
import type { Listings } from '#jobs';
import type { UnreadMessages } from '#messaging';
import { PushTexts } from '#notifications/adapters/push/push-texts.js';
import type { Audiences } from '#notifications/application/ports/audiences.js';
import type { QueuedPush } from '#notifications/application/ports/pushes.js';
import type { PushKind } from '#notifications/domain/push.js';
import { Catalogs } from '#platform/languages/catalogs.js';
import { MAILED_INTERVIEW, MAILED_LISTING } from '../../support/mothers/mail-mother.js';

const [EMPLOYER, SEEKER] = [MAILED_LISTING.employerId, MAILED_INTERVIEW.jobSeekerId];

const FACTS = {
  party: SEEKER as number | undefined,
  unread: { unread: 1 } as object | undefined,
  interview: { ...MAILED_INTERVIEW, state: 'offered' } as object | undefined,
  application: { jobId: MAILED_LISTING.id, status: 'shortlisted', isWithdrawn: false } as object | undefined,
  listing: MAILED_LISTING as object | undefined,
};
type Facts = typeof FACTS;

const KEYS: Readonly<Record<PushKind, QueuedPush['key']>> = {
  message: { conversationId: 7 },
  interview: { interviewId: 3, step: 'offered', ...MAILED_INTERVIEW.edition },
  decision: { applicationId: 815, status: 'shortlisted' },
};

function textOf(kind: PushKind, changes: Partial<Facts> = {}, push: Partial<QueuedPush> = {}) {
  const facts = { ...FACTS, ...changes };
  const found = (fact: unknown) => () => Promise.resolve(fact);
  const texts = new PushTexts(
    { of: found(facts.party) } as unknown as Audiences,
    { find: found(facts.unread) } as unknown as UnreadMessages,
    { facts: found(facts.interview) } as unknown as InterviewReadModel,
    { find: found(facts.application) } as unknown as Applicants,
    { find: found(facts.listing) } as unknown as Listings,
  );
  return texts.write({ kind, key: KEYS[kind], userId: SEEKER, ...push }, new Catalogs().words('en'));
}

const interview = (changes: object): Partial<Facts> => ({ interview: { ...FACTS.interview, ...changes } });
const application = (changes: object): Partial<Facts> => ({ application: { ...FACTS.application, ...changes } });

describe('push messages that wait', () => {
  it.each<[PushKind, string, Partial<Facts>]>([
    ['message', 'the reader left the company', { party: undefined }],
    ['message', 'the conversation was deleted', { unread: undefined }],
    ['message', 'all were read', { unread: { unread: 0 } }],
    ['interview', 'the account was deleted', { interview: undefined }],
    ['interview', 'another state followed', interview({ state: 'scheduled' })],
    ['interview', 'other times were offered', interview({ edition: { offers: 2, changes: 1 } })],
    ['interview', 'the calendar entry changed', interview({ edition: { offers: 1, changes: 2 } })],
    ['interview', 'our team removed the listing', interview({ isJobRemoved: true })],
    ['decision', 'the application was deleted', { application: undefined }],
    ['decision', 'the application was withdrawn', application({ isWithdrawn: true })],
    ['decision', 'the decision was undone', application({ status: 'pending' })],
    ['decision', 'the listing was deleted', { listing: undefined }],
    ['decision', 'our team removed the listing', { listing: { ...MAILED_LISTING, isRemoved: true } }],
  ])('%s: are not sent once %s', async (kind, _since, changes) => {
    expect(await textOf(kind, changes)).toBeUndefined();
    expect(await textOf(kind)).toBeDefined();
  });

  it('say nothing of steps without a text', async () => {
    const key = { ...KEYS.interview, step: 'finished' };
    expect(await textOf('interview', interview({ state: 'finished' }), { key })).toBeUndefined();
  });

  it.each([
    [SEEKER, 815, '/job-seeker/application/815'],
    [EMPLOYER, 815, '/employer/application/815'],
    [SEEKER, null, '/'],
  ])('lead the user %s about application %s to %s', async (userId, applicationId, path) => {
    expect(await textOf('interview', interview({ applicationId }), { userId })).toMatchObject({ path });
  });

  it('name the time once it is certain', async () => {
    const key = { ...KEYS.interview, step: 'scheduled' };
    const scheduled = await textOf('interview', interview({ state: 'scheduled' }), { key });
    expect(scheduled).toMatchObject({ body: expect.stringContaining('December 4, 2026') });
    expect(await textOf('interview')).toMatchObject({ body: 'Open Wayfare to see it.' });
  });
});
