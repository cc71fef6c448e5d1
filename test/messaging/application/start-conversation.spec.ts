import { ConversationAllowance } from '#messaging/application/conversation-allowance.js';
import { ConversationPolicy } from '#messaging/application/conversation-policy.js';
import { StartConversation } from '#messaging/application/start-conversation.js';
import { MayNotWriteTo, ParticipantNotFound, ParticipantSuspended } from '#messaging/domain/messaging-errors.js';
import { TooManyAttempts } from '#shared/application/limits/rate-limiter.js';
import type { Actor, Role } from '#shared/domain/actor.js';
import { InvalidFields } from '#shared/domain/field-checks.js';
import { InMemoryConversationRepository } from '../../support/in-memory/messaging/in-memory-conversation-repository.js';
import {
  InMemoryCorrespondents,
  InMemoryConnectingApplications,
  InMemoryDiscussedListings,
} from '../../support/in-memory/messaging/in-memory-directories.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { InMemoryAuditLog } from '../../support/in-memory/shared/in-memory-audit-log.js';
import { InMemoryRateLimiter } from '../../support/in-memory/shared/in-memory-rate-limiter.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';

const HIRING = 10;
const IDLE = 11;
const APPLICANT = 20;
const OTHER_SEEKER = 21;
const FORMER = 22;
const ADMIN = 30;

const ROLES = new Map<number, Role>([
  [HIRING, 'employer'],
  [IDLE, 'employer'],
  [APPLICANT, 'job_seeker'],
  [OTHER_SEEKER, 'job_seeker'],
  [FORMER, 'job_seeker'],
  [ADMIN, 'admin'],
]);

/** New conversations in an hour. */
const ALLOWED = 2;

const OPEN = { id: 1, employerId: HIRING, title: 'Cook', isOpen: true, isRemoved: false };
const OPEN_TOO = { id: 2, employerId: HIRING, title: 'Waiter', isOpen: true, isRemoved: false };
const CLOSED = { id: 3, employerId: IDLE, title: 'Guide', isOpen: false, isRemoved: false };
const PENDING = { id: 4, employerId: IDLE, title: 'Porter', isOpen: false, isRemoved: false };

const REMOVED = { id: 5, employerId: HIRING, title: 'Cleaner', isOpen: false, isRemoved: true };

const LISTINGS = [OPEN, OPEN_TOO, CLOSED, PENDING, REMOVED];

/** The applicant applied to a listing of each employer. */
const APPLICATIONS = [
  { id: 101, jobId: OPEN.id, jobSeekerId: APPLICANT },
  { id: 103, jobId: CLOSED.id, jobSeekerId: APPLICANT },
  { id: 105, jobId: REMOVED.id, jobSeekerId: APPLICANT },
];

/** Agreed that the employer keeps them in mind. */
const KEPT = new Set([`${HIRING} ${FORMER}`, `${IDLE} ${FORMER}`]);

describe('starting a conversation', () => {
  let start: StartConversation;
  let audit: InMemoryAuditLog;
  let suspended: Set<number>;

  beforeEach(() => {
    audit = new InMemoryAuditLog();
    suspended = new Set();
    const find = async (userId: number) => {
      const role = ROLES.get(userId);
      return role && { role, isSuspended: suspended.has(userId) };
    };
    start = new StartConversation(
      new InMemoryConversationRepository(),
      { find },
      new ConversationPolicy(
        new InMemoryDiscussedListings(LISTINGS),
        new InMemoryConnectingApplications(LISTINGS, APPLICATIONS),
        new InMemoryCorrespondents(ROLES),
        { includes: (employerId, jobSeekerId) => Promise.resolve(KEPT.has(`${employerId} ${jobSeekerId}`)) },
      ),
      new ConversationAllowance(new InMemoryRateLimiter(), ALLOWED),
      new InMemoryUnitOfWork(),
      new FixedClock(),
      audit,
    );
  });

  const actor = (userId: number): Actor => {
    const role = ROLES.get(userId) ?? 'admin';
    return role === 'employer' ? { userId, role, employerId: userId, companyRole: 'owner' } : { userId, role };
  };
  const from = (
    userId: number,
    participantId: number,
    jobId: number | null = null,
    applicationId: number | null = null,
  ) => start.execute({ actor: actor(userId), participantId, jobId, applicationId, title: null });

  it.each([
    ['an employer with an applicant', HIRING, APPLICANT, null, null],
    ['an employer with an applicant, about the listing', HIRING, APPLICANT, OPEN.id, 101],
    ['an employer with an applicant, about a closed listing', IDLE, APPLICANT, CLOSED.id, 103],
    ['an employer with somebody whom they keep in mind', HIRING, FORMER, null, null],
    ['an employer with somebody whom they keep in mind, about an open listing', HIRING, FORMER, OPEN.id, null],
    ['a job seeker with an employer who is hiring', OTHER_SEEKER, HIRING, null, null],
    ['a job seeker with the employer of an open listing', OTHER_SEEKER, HIRING, OPEN.id, null],
    ['a job seeker with an employer they applied to', APPLICANT, IDLE, null, null],
    ['a job seeker with an employer, about a closed listing they applied to', APPLICANT, IDLE, CLOSED.id, 103],
    ['an admin with an employer', ADMIN, IDLE, null, null],
    ['an admin with an employer, about a listing in any state', ADMIN, IDLE, PENDING.id, null],
    ['an admin with a job seeker', ADMIN, OTHER_SEEKER, null, null],
    ['an admin with an applicant, about the listing', ADMIN, APPLICANT, OPEN.id, 101],
    ['an admin with an applicant, about a listing that our team removed', ADMIN, APPLICANT, REMOVED.id, 105],
  ])('is allowed: %s', async (_case, starter, participant, jobId, applicationId) => {
    const { conversation, isNew } = await from(starter, participant, jobId);
    expect(isNew).toBe(true);
    expect(conversation).toMatchObject({ jobId, applicationId });
  });

  it.each([
    ['an employer with someone who never applied', HIRING, OTHER_SEEKER, null],
    ['an employer with somebody whom another one keeps in mind', IDLE, OTHER_SEEKER, null],
    ['an employer with another employer', HIRING, IDLE, null],
    ['an employer with an admin', HIRING, ADMIN, null],
    ['a job seeker with an employer who is not hiring', OTHER_SEEKER, IDLE, null],
    ['a job seeker with another job seeker', APPLICANT, OTHER_SEEKER, null],
    ['a job seeker with an admin', APPLICANT, ADMIN, null],
  ])('is forbidden: %s', async (_case, starter, participant, jobId) => {
    await expect(from(starter, participant, jobId)).rejects.toThrow(MayNotWriteTo);
  });

  it.each([
    ['an employer, about a listing that the job seeker did not apply to', HIRING, APPLICANT, OPEN_TOO.id],
    ["an employer with somebody they keep in mind, about another employer's listing", HIRING, FORMER, CLOSED.id],
    ["an employer, about another employer's listing", HIRING, APPLICANT, CLOSED.id],
    ["a job seeker, about another employer's listing", OTHER_SEEKER, HIRING, CLOSED.id],
    ['a job seeker, about a pending listing', APPLICANT, IDLE, PENDING.id],
    ['an admin, about a listing unrelated to the job seeker', ADMIN, OTHER_SEEKER, OPEN.id],
    ['an admin, about an unknown listing', ADMIN, HIRING, 99],
    ['an employer with somebody they keep in mind, about a closed listing', IDLE, FORMER, CLOSED.id],
    ['an admin, about a listing whose employer keeps the job seeker in mind', ADMIN, FORMER, OPEN.id],
  ])('rejects an unrelated listing: %s', async (_case, starter, participant, jobId) => {
    const attempt = from(starter, participant, jobId);
    await expect(attempt).rejects.toThrow(InvalidFields);
    await expect(attempt).rejects.toThrow('This job does not belong to this conversation.');
  });

  it('is not about a listing that our team removed, except for admins', async () => {
    for (const [starter, participant] of [
      [HIRING, APPLICANT],
      [APPLICANT, HIRING],
    ] as const)
      await expect(from(starter, participant, REMOVED.id)).rejects.toThrow('Our team removed this job.');
  });

  it('does not begin with somebody who is suspended, but goes on', async () => {
    const { conversation } = await from(HIRING, APPLICANT);
    suspended.add(APPLICANT);
    expect((await from(HIRING, APPLICANT)).conversation.id).toBe(conversation.id);
    await expect(from(HIRING, APPLICANT, OPEN.id)).rejects.toThrow(ParticipantSuspended);
  });

  it('is recorded if an admin begins it', async () => {
    await from(HIRING, APPLICANT);
    expect(audit.entries).toEqual([]);
    await from(ADMIN, APPLICANT);
    expect(audit.entries).toMatchObject([{ action: 'conversation.started', subject: { kind: 'user', id: APPLICANT } }]);
  });

  it('rejects an application that does not match', async () => {
    const message = 'This application does not belong to this conversation.';
    await expect(from(HIRING, APPLICANT, OPEN.id, 103)).rejects.toThrow(message);
    await expect(from(HIRING, APPLICANT, null, 101)).rejects.toThrow(message);
    expect((await from(HIRING, APPLICANT, OPEN.id, 101)).conversation.applicationId).toBe(101);
  });

  it('rejects the starter as participant, and unknown users', async () => {
    await expect(from(ADMIN, ADMIN)).rejects.toThrow('You cannot start a conversation with yourself.');
    await expect(from(ADMIN, 99)).rejects.toThrow(ParticipantNotFound);
  });

  it('returns an existing conversation to both sides without checking permission', async () => {
    const { conversation } = await from(ADMIN, APPLICANT);
    for (const again of [await from(ADMIN, APPLICANT), await from(APPLICANT, ADMIN)]) {
      expect(again.isNew).toBe(false);
      expect(again.conversation.id).toBe(conversation.id);
    }
  });

  it('counts new conversations only, not those that are refused or exist', async () => {
    await from(HIRING, APPLICANT);
    await from(HIRING, APPLICANT);
    await expect(from(HIRING, OTHER_SEEKER)).rejects.toThrow(MayNotWriteTo);
    await expect(from(HIRING, APPLICANT, OPEN_TOO.id)).rejects.toThrow(InvalidFields);
    await from(HIRING, APPLICANT, OPEN.id);
    await expect(from(HIRING, FORMER)).rejects.toThrow(TooManyAttempts);
  });

  it('separates conversations about different listings', async () => {
    const about = await from(HIRING, APPLICANT, OPEN.id);
    const direct = await from(HIRING, APPLICANT);
    expect(direct.isNew).toBe(true);
    expect([about.conversation.title, direct.conversation.title]).toEqual([OPEN.title, null]);
    expect(direct.conversation.id).not.toBe(about.conversation.id);
  });
});
