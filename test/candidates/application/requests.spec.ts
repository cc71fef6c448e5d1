import { CandidateAllowance } from '#candidates/application/candidate-allowance.js';
import { IndexCandidates } from '#candidates/application/index-candidates.js';
import type { Findability } from '#candidates/application/findability.js';
import type { CandidateQueries } from '#candidates/application/ports/candidate-queries.js';
import type { Candidates } from '#candidates/application/ports/candidates.js';
import type { ContactRequests, NewContactRequest } from '#candidates/application/ports/contact-requests.js';
import type { AgreedConversations, RequestedListings } from '#candidates/application/ports/neighbors.js';
import type { CandidateTerms } from '#candidates/application/ports/vocabulary.js';
import { ReceivedRequests } from '#candidates/application/received-requests.js';
import { SentRequests } from '#candidates/application/sent-requests.js';
import { ContactAccepted, ContactRequested } from '#candidates/domain/contact-request.js';
import { EventBus } from '#shared/application/event-bus.js';
import type { DomainError } from '#shared/domain/domain-error.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { InMemoryRateLimiter } from '../../support/in-memory/shared/in-memory-rate-limiter.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';

const ASKED = { employerId: 3, authorId: 4, handle: 'a person', jobId: 6, text: 'Would you like to work here?' };

/** A verified company that asks somebody about its open listing, unless `site` differs. */
function company(site: { isVerified?: boolean; isOpen?: boolean; isGone?: boolean; isHidden?: boolean } = {}) {
  const events: unknown[] = [];
  const bus = new EventBus();
  bus.subscribe(ContactRequested, async (event) => void events.push(event));
  bus.subscribe(ContactAccepted, async (event) => void events.push(event));
  const unitOfWork = new InMemoryUnitOfWork(bus);
  const clock = new FixedClock();
  let kept: (NewContactRequest & { state: string; conversationId: number | null }) | undefined;
  const requests = {
    hasAsked: async (employerId: number, jobSeekerId: number) =>
      kept?.employerId === employerId && kept.jobSeekerId === jobSeekerId,
    add: async (request: NewContactRequest) => {
      kept = { ...request, state: 'pending', conversationId: null };
      return 9;
    },
    lock: async () => kept && { ...kept, id: 9 },
    answer: async (_id: number, answer: object) => void Object.assign(kept ?? {}, answer),
  } as unknown as ContactRequests;
  const queries = {
    isVerified: async () => site.isVerified !== false,
    card: async () => (site.isHidden ? undefined : {}),
  } as unknown as CandidateQueries;
  const candidates = {
    lock: async () => (site.isGone ? undefined : 5),
    look: async () => true,
  } as unknown as Candidates;
  const listings = {
    lock: async () => ({ employerId: 3, title: 'Cook', isOpen: site.isOpen !== false }),
  } as unknown as RequestedListings;
  const conversations = { execute: async () => ({ conversationId: 8 }) } as AgreedConversations;
  const limits = { candidateLooksPerDay: 1, candidateRequestsPerDay: 2 };
  const allowance = new CandidateAllowance(new InMemoryRateLimiter(), limits);
  const sent = new SentRequests(requests, candidates, queries, listings, allowance, unitOfWork, clock);
  const received = new ReceivedRequests(requests, listings, conversations, unitOfWork, clock);
  const ask = (asked = ASKED) =>
    sent
      .ask(asked)
      .then(() => 'asked')
      .catch(({ code }: DomainError) => code);
  return { ask, received, events };
}

describe('requests of companies', () => {
  it('are told to the person, and to the company once accepted', async () => {
    const { ask, received, events } = company();
    expect(await ask()).toBe('asked');
    expect(events.splice(0)).toEqual([new ContactRequested(9, 5, 4)]);
    for (let times = 0; times < 2; times += 1) {
      expect(await received.accept({ jobSeekerId: 5, id: 9 })).toEqual({ conversationId: 8 });
    }
    expect(events).toEqual([new ContactAccepted(9, 3)]);
  });

  it.each([
    ['by companies that are not verified', { isVerified: false }, 'company_not_verified'],
    ['about listings that are closed', { isOpen: false }, 'invalid_fields'],
    ['to people who can no longer be found', { isGone: true }, 'candidate_not_found'],
    ['to people who are suspended', { isHidden: true }, 'candidate_not_found'],
  ])('are not made %s, and count as none', async (_what, site, code) => {
    const { ask, events } = company(site);
    for (let times = 0; times < 3; times += 1) expect(await ask()).toBe(code);
    expect(events).toEqual([]);
  });

  it('count up to the limit of the day, unless they repeat one', async () => {
    const { ask } = company();
    const repeated = [await ask(), await ask(), await ask()];
    expect(repeated).toEqual(['asked', 'asked_before', 'asked_before']);
  });
});

describe('people who can be found', () => {
  it('are indexed again, a page at a time, once the words of the search have changed', async () => {
    const indexed = new Map([1, 2, 3, 4, 5].map((id) => [id, id === 4 ? 'new' : 'old']));
    const candidates = {
      outdated: async (made: string, after: number) =>
        [...indexed]
          .filter(([id, words]) => id > after && words !== made)
          .map(([id]) => id)
          .slice(0, 2),
    } as unknown as Candidates;
    // The third one has deleted the profile meanwhile, and stays outdated.
    const refresh = async ({ userId }: { userId: number }) => void (userId === 3 || indexed.set(userId, 'new'));
    const terms = { fingerprint: 'new' } as CandidateTerms;
    await new IndexCandidates(candidates, terms, { refresh } as unknown as Findability).execute();
    expect([...indexed.values()]).toEqual(['new', 'new', 'old', 'new', 'new']);
  });
});
