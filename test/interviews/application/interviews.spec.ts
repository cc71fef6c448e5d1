import { CancelInterview } from '#interviews/application/cancel-interview.js';
import { EndInterviews } from '#interviews/application/end-interviews.js';
import { OfferInterview } from '#interviews/application/offer-interview.js';
import { ProposeTimes } from '#interviews/application/propose-times.js';
import { TakeSlot } from '#interviews/application/take-slot.js';
import {
  ApplicationNotActive,
  ApplicationNotFound,
  InterviewNotFound,
  SlotTaken,
} from '#interviews/domain/interview-errors.js';
import type { EnteredTerms } from '#interviews/domain/interview-terms.js';
import { StaleVersion } from '#shared/domain/stale-version.js';
import { InMemoryInterviewRepository } from '../../support/in-memory/interviews/in-memory-interview-repository.js';
import { FixedClock } from '../../support/in-memory/shared/fixed-clock.js';
import { InMemoryUnitOfWork } from '../../support/in-memory/shared/in-memory-unit-of-work.js';
import { OFFERED_AT, SLOTS } from '../../support/mothers/interview-mother.js';
import { itself } from '../../support/itself.js';

const EMPLOYER = 2;
const SEEKER = 11;
const OTHER_SEEKER = 12;
const [EARLY, LATE] = SLOTS;

/** The use cases, with applications 1 and 2 of two job seekers for one listing. */
function setUp() {
  const clock = new FixedClock(OFFERED_AT);
  const [interviews, unitOfWork] = [new InMemoryInterviewRepository(), new InMemoryUnitOfWork()];
  const application = { jobId: 1, status: 'pending', isWithdrawn: false };
  const applications = new Map([
    [1, { ...application, id: 1, jobSeekerId: SEEKER }],
    [2, { ...application, id: 2, jobSeekerId: OTHER_SEEKER }],
  ]);
  const listing = { employerId: EMPLOYER, isArchived: false, isRemoved: false };
  const find = (id: number) => Promise.resolve(applications.get(id));
  const listings = { find: () => Promise.resolve(listing), lock: () => Promise.resolve(listing) };
  const offerInterview = new OfferInterview(interviews, { find, lock: find }, listings, unitOfWork, clock);
  const takeSlot = new TakeSlot(interviews, listings, unitOfWork, clock);
  const proposeTimes = new ProposeTimes(interviews, listings, unitOfWork, clock);
  const cancelInterview = new CancelInterview(interviews, unitOfWork, clock);
  const endInterviews = new EndInterviews(interviews, unitOfWork, clock);
  const terms = { slots: SLOTS, minutes: 60, place: 'Lobby' };
  return {
    clock,
    listing,
    changeApplication: (changes: object) => Object.assign(applications.get(1) ?? {}, changes),
    find: (id: number) => interviews.change(id, itself),
    end: endInterviews.execute.bind(endInterviews),
    offer: (applicationId = 1, changes: Partial<EnteredTerms> = {}, employerId = EMPLOYER, versions?: number[]) =>
      offerInterview.execute({ applicationId, employerId, versions, terms: { ...terms, ...changes } }),
    take: (interviewId: number, startsAt = EARLY, jobSeekerId = SEEKER, versions?: number[]) =>
      takeSlot.execute({ interviewId, jobSeekerId, startsAt, versions }),
    propose: (interviewId: number, jobSeekerId = SEEKER, versions?: number[]) =>
      proposeTimes.execute({ interviewId, jobSeekerId, text: 'On Friday?', versions }),
    cancel: (interviewId: number, partyId: number, versions?: number[]) =>
      cancelInterview.execute({ interviewId, partyId, versions }),
  };
}

describe('offering an interview', () => {
  it('replaces an earlier offer, if it is the version that the employer has seen', async () => {
    const { offer } = setUp();
    const { id, version } = await offer();
    await expect(offer(1, {}, EMPLOYER, [version + 1])).rejects.toThrow(StaleVersion);
    expect(await offer(1, { minutes: 90 }, EMPLOYER, [version])).toMatchObject({ id, minutes: 90, round: 1 });
  });

  it('starts another round once the interview has begun, even of an outdated version', async () => {
    const { offer, take, clock } = setUp();
    const { id } = await offer();
    await take(id);
    clock.set(EARLY);
    expect(await offer(1, { slots: [LATE] }, EMPLOYER, [0])).toMatchObject({ round: 2, state: 'offered' });
  });

  it('is for active applications to own listings only', async () => {
    const { offer, changeApplication, listing } = setUp();
    await expect(offer(1, {}, EMPLOYER + 1)).rejects.toThrow(ApplicationNotFound);
    await expect(offer(3)).rejects.toThrow(ApplicationNotFound);
    for (const ended of [{ isWithdrawn: true }, { isWithdrawn: false, status: 'rejected' }]) {
      changeApplication(ended);
      await expect(offer()).rejects.toThrow(ApplicationNotActive);
    }
    changeApplication({ status: 'pending' });
    listing.isArchived = true;
    await expect(offer()).rejects.toThrow(ApplicationNotActive);
  });
});

describe('taking a slot', () => {
  it('fails if it overlaps with another interview of the employer', async () => {
    const { offer, take, cancel } = setUp();
    const [first, second] = [
      await offer(1),
      await offer(2, { slots: [new Date(EARLY.getTime() + 30 * 60_000), LATE] }),
    ];
    await take(first.id);
    const overlapping = () => take(second.id, second.slots[0], OTHER_SEEKER);
    await expect(overlapping()).rejects.toThrow(SlotTaken);
    await cancel(first.id, EMPLOYER);
    await cancel(second.id, EMPLOYER);
    const again = await offer(2, { slots: second.slots });
    await take(again.id, second.slots[0], OTHER_SEEKER);
    expect(again.state).toBe('scheduled');
  });

  it('is for the applicant, and for the version of the offer that was read', async () => {
    const { offer, take } = setUp();
    const { id, version } = await offer();
    await expect(take(id, EARLY, OTHER_SEEKER)).rejects.toThrow(InterviewNotFound);
    await expect(take(id, EARLY, SEEKER, [version - 1])).rejects.toThrow(StaleVersion);
    await take(id, EARLY, SEEKER, [version]);
    await take(id);
  });
});

describe('proposing other times', () => {
  it('is for the applicant, and for the version of the offer that was read', async () => {
    const { offer, propose, find } = setUp();
    const { id, version } = await offer();
    for (const other of [OTHER_SEEKER, EMPLOYER]) await expect(propose(id, other)).rejects.toThrow(InterviewNotFound);
    await expect(propose(id, SEEKER, [version - 1])).rejects.toThrow(StaleVersion);
    expect(await find(id)).toMatchObject({ proposal: null });
    await propose(id, SEEKER, [version]);
    expect(await find(id)).toMatchObject({ proposal: 'On Friday?' });
  });
});

describe('an interview for a job that our team removed', () => {
  it('cannot be offered or agreed on, but canceled', async () => {
    const { offer, take, propose, cancel, find, listing } = setUp();
    const { id } = await offer();
    listing.isRemoved = true;
    await expect(offer()).rejects.toThrow(ApplicationNotActive);
    await expect(take(id)).rejects.toThrow(ApplicationNotActive);
    await expect(propose(id)).rejects.toThrow(ApplicationNotActive);
    await cancel(id, SEEKER);
    expect(await find(id)).toMatchObject({ state: 'cancelled' });
  });
});

describe('canceling an interview', () => {
  it('is possible for both sides, and for no one else', async () => {
    const { offer, cancel, find } = setUp();
    const { id, version } = await offer();
    await expect(cancel(id, OTHER_SEEKER)).rejects.toThrow(InterviewNotFound);
    await expect(cancel(id, EMPLOYER, [version + 1])).rejects.toThrow(StaleVersion);
    await cancel(id, SEEKER, [version]);
    expect(await find(id)).toMatchObject({ state: 'cancelled', cancelledBy: 'applicant' });
  });

  it('happens when its application, listing or account ends, unless it has begun', async () => {
    for (const [ended, by, side] of [
      [{ applicationId: 1 }, 'applicant', 'applicant'],
      [{ jobId: 1 }, 'employer', 'employer'],
      [{ userId: EMPLOYER }, undefined, 'employer'],
      [{ userId: SEEKER }, undefined, 'applicant'],
    ] as const) {
      const { offer, end, find } = setUp();
      const { id } = await offer();
      await end(ended, by);
      expect(await find(id)).toMatchObject({ state: 'cancelled', cancelledBy: side });
    }
    const { offer, take, end, find, clock } = setUp();
    const { id } = await offer();
    await take(id);
    clock.set(EARLY);
    await end({ userId: SEEKER });
    expect(await find(id)).toMatchObject({ state: 'scheduled' });
  });
});
