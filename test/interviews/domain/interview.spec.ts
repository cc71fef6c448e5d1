import { InterviewProgressed, TimesProposed } from '#interviews';
import { calendarEntryOf } from '#interviews/domain/interview-entry.js';
import { Interview, MAX_OFFERS } from '#interviews/domain/interview.js';
import {
  AlreadyScheduled,
  InterviewCancelled,
  InterviewOver,
  SlotNotOffered,
  TooManyOffers,
} from '#interviews/domain/interview-errors.js';
import { checkTerms, type EnteredTerms } from '#interviews/domain/interview-terms.js';

const NOW = new Date('2026-03-01T12:00:00Z');
const EARLY = new Date('2026-03-28T09:00:00Z');
const LATE = new Date('2026-03-29T09:00:00Z');

const terms = (changes: Partial<EnteredTerms> = {}) =>
  checkTerms({ slots: [LATE, EARLY, LATE], minutes: 90, place: 'Bar', timeZone: 'Europe/Lisbon', ...changes }, NOW);

const offered = (): Interview =>
  Interview.offer(
    { id: 1, uid: 'a', applicationId: 2, jobId: 3, employerId: 4, jobSeekerId: 5, round: 1 },
    terms(),
    NOW,
  );

describe('the calendar entry of an interview', () => {
  const NAMES = { jobTitle: 'Cook', company: 'Inn', applicantName: 'Ana' };
  const steps: [string, (interview: Interview) => void, string | undefined][] = [
    ['offered', () => undefined, undefined],
    ['canceled before', (interview) => interview.cancel('applicant', NOW), undefined],
    ['scheduled', (interview) => interview.takeSlot(EARLY, 'UTC', NOW), 'REQUEST'],
    ['canceled', (interview) => interview.cancel('applicant', NOW), 'CANCEL'],
    ['offered again', (interview) => interview.offerTimes(terms(), NOW), 'CANCEL'],
    ['and canceled before', (interview) => interview.cancel('applicant', NOW), undefined],
  ];

  it('exists from the first time that was taken, until another offer ends', () => {
    const interview = offered();
    const methods = steps.map(([step, change]) => {
      if (step === 'scheduled') interview.offerTimes(terms(), NOW);
      change(interview);
      return calendarEntryOf({ ...interview, ...NAMES })?.method;
    });
    expect(methods).toEqual(steps.map(([, , method]) => method));
  });

  it.each([
    [
      { place: 'Bar', link: null, note: null },
      { location: 'Bar', description: null },
    ],
    [
      { place: null, link: 'https://meet.example', note: 'Ring.' },
      { location: 'https://meet.example', description: 'Ring.\n\nhttps://meet.example' },
    ],
    [
      { place: 'Bar', link: 'https://meet.example', note: null },
      { location: 'Bar', description: 'https://meet.example' },
    ],
  ])('says where it is: %j', (where, expected) => {
    const interview = offered();
    interview.offerTimes(terms(where), NOW);
    interview.takeSlot(EARLY, 'UTC', NOW);
    expect(calendarEntryOf({ ...interview, ...NAMES })).toMatchObject(expected);
  });
});

describe('an interview', () => {
  it('offers each slot once, in order, until the last one starts', () => {
    const interview = offered();
    expect(interview.slots).toEqual([EARLY, LATE]);
    expect(interview).toMatchObject({ state: 'offered', until: LATE, sequence: -1, version: 1 });
  });

  it('is on the terms of the latest offer alone', () => {
    const interview = offered();
    expect(interview).toMatchObject({
      minutes: 90,
      place: 'Bar',
      link: null,
      note: null,
      employerZone: 'Europe/Lisbon',
    });
    const online = { place: null, link: 'https://meet.example', note: 'Ring twice.' };
    interview.offerTimes(terms({ ...online, slots: [LATE], minutes: 30, timeZone: 'Europe/Berlin' }), NOW);
    expect(interview).toMatchObject({ ...online, slots: [LATE], minutes: 30, employerZone: 'Europe/Berlin' });
  });

  it('can be answered by a proposal until a time is taken, and other times answer that', () => {
    const interview = offered();
    interview.pullEvents();
    interview.propose(' Friday after four? ', NOW);
    interview.propose('Friday after four?', EARLY);
    expect(interview).toMatchObject({ proposal: 'Friday after four?', state: 'offered', version: 2, changedAt: NOW });
    expect(interview.pullEvents()).toEqual([new TimesProposed(1, 4, 2)]);
    expect(() => interview.propose('x'.repeat(501), NOW)).toThrow('Text must be at most 500 characters');
    interview.propose('Or Monday?', EARLY);
    expect(interview.changedAt).toEqual(EARLY);
    interview.offerTimes(terms(), NOW);
    expect(interview.proposal).toBeNull();
    interview.takeSlot(EARLY, 'UTC', NOW);
    expect(() => interview.propose('Later', NOW)).toThrow(AlreadyScheduled);
    interview.cancel('employer', NOW);
    expect(() => interview.propose('Later', NOW)).toThrow(InterviewCancelled);
  });

  it('forgets a proposal once a time is taken or it is canceled', () => {
    for (const end of [
      (interview: Interview) => interview.takeSlot(EARLY, 'UTC', NOW),
      (interview: Interview) => interview.cancel('applicant', NOW),
    ]) {
      const interview = offered();
      interview.propose('Call me after four: 555 0142', NOW);
      end(interview);
      expect(interview.proposal).toBeNull();
    }
  });

  it('keeps its time when it is canceled, but not when an offer of other times is', () => {
    const interview = offered();
    interview.takeSlot(EARLY, 'UTC', NOW);
    interview.cancel('employer', NOW);
    expect(interview).toMatchObject({ startsAt: EARLY, endsAt: expect.any(Date), until: null });
    interview.offerTimes(terms(), NOW);
    interview.cancel('employer', NOW);
    expect(interview).toMatchObject({ startsAt: null, endsAt: null, until: null });
    interview.offerTimes(terms(), NOW);
    interview.takeSlot(LATE, 'UTC', NOW);
    expect(interview).toMatchObject({ startsAt: LATE, cancelledBy: null });
  });

  it('lasts as long as offered', () => {
    const interview = offered();
    interview.takeSlot(EARLY, 'Asia/Tokyo', NOW);
    const endsAt = new Date('2026-03-28T10:30:00Z');
    expect(interview).toMatchObject({
      startsAt: EARLY,
      endsAt,
      until: endsAt,
      sequence: 0,
      applicantZone: 'Asia/Tokyo',
    });
  });

  it('can only start at an offered time in the future', () => {
    const interview = offered();
    expect(() => interview.takeSlot(new Date('2026-03-28T10:00:00Z'), 'UTC', NOW)).toThrow(SlotNotOffered);
    expect(() => interview.takeSlot(EARLY, 'UTC', EARLY)).toThrow(SlotNotOffered);
    interview.takeSlot(LATE, 'UTC', EARLY);
    expect(interview.state).toBe('scheduled');
  });

  it('has one time, in the zone of who chose it, also after a cancellation', () => {
    const interview = offered();
    interview.cancel('employer', NOW);
    interview.offerTimes(terms(), NOW);
    interview.takeSlot(EARLY, 'Asia/Tokyo', NOW);
    const taken = { startsAt: EARLY, applicantZone: 'Asia/Tokyo', cancelledBy: null, version: 4 };
    interview.takeSlot(EARLY, 'UTC', NOW);
    expect(() => interview.takeSlot(LATE, 'UTC', NOW)).toThrow(AlreadyScheduled);
    expect(interview).toMatchObject(taken);
  });

  it('increments the calendar sequence for bookings and cancellations, but not for offers', () => {
    const interview = offered();
    interview.cancel('applicant', NOW);
    expect(interview.sequence).toBe(-1);
    interview.offerTimes(terms(), NOW);
    interview.takeSlot(EARLY, 'UTC', NOW);
    interview.cancel('employer', NOW);
    interview.cancel('employer', NOW);
    interview.offerTimes(terms(), NOW);
    interview.takeSlot(LATE, 'UTC', NOW);
    const steps = interview
      .pullEvents()
      .map((event) => (event instanceof InterviewProgressed ? Object.values(event.edition).join('.') : ''));
    expect(steps).toEqual(['1.-1', '1.-1', '2.-1', '2.0', '2.1', '3.1', '3.2']);
  });

  it('cannot be changed once it has started', () => {
    const interview = offered();
    interview.takeSlot(EARLY, 'UTC', NOW);
    expect(() => interview.cancel('employer', EARLY)).toThrow(InterviewOver);
    expect(() => interview.offerTimes(terms(), EARLY)).toThrow(AlreadyScheduled);
  });

  it('can be canceled again after the time it once had', () => {
    const interview = offered();
    interview.takeSlot(EARLY, 'UTC', NOW);
    interview.cancel('employer', NOW);
    interview.offerTimes(terms(), NOW);
    expect(interview.hasBegun(LATE)).toBe(false);
    interview.cancel('employer', LATE);
    expect(interview).toMatchObject({ state: 'cancelled', startsAt: null });
  });

  it('can be offered a limited number of times', () => {
    const interview = offered();
    for (let i = 1; i < MAX_OFFERS; i++) interview.offerTimes(terms(), NOW);
    expect(() => interview.offerTimes(terms(), NOW)).toThrow(TooManyOffers);
  });
});
