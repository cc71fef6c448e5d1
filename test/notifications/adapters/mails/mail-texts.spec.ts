import { Applicants } from '#applications';
import { InterviewReadModel } from '#interviews';
import { Decisions, Listings } from '#jobs';
import { Reports } from '#moderation';
import { ApplicationsDigestMail } from '#notifications/adapters/mails/applications/applications-digest.js';
import { InterviewCancelledMail } from '#notifications/adapters/mails/interviews/interview-cancelled.js';
import { InterviewOfferedMail } from '#notifications/adapters/mails/interviews/interview-offered.js';
import { InterviewScheduledMail } from '#notifications/adapters/mails/interviews/interview-scheduled.js';
import { JobAlertMail } from '#notifications/adapters/mails/listings/job-alert.js';
import { ListingRestrictedMail } from '#notifications/adapters/mails/listings/listing-restricted.js';
import { ReportClosedMail } from '#notifications/adapters/mails/listings/report-closed.js';
import { PushOnEvents } from '#notifications/adapters/push/push-on-events.js';
import { ApplicationNotices } from '#notifications/application/ports/application-notices.js';
import { ApplicationStatusChanged } from '#applications/domain/application-events.js';
import { InterviewProgressed } from '#interviews/domain/interview-events.js';
import { MessageSent } from '#messaging/domain/messaging-events.js';
import { ReadAlert } from '#saved-searches';
import { aMail, MAILED_INTERVIEW, MAILED_LISTING } from '../../../support/mothers/mail-mother.js';

const [EMPLOYER, SEEKER] = [MAILED_INTERVIEW.employerId, MAILED_INTERVIEW.jobSeekerId];
const found = (value: unknown) => ({ find: () => Promise.resolve(value) });

const STATES = new Map<unknown, string>([
  [InterviewOfferedMail, 'offered'],
  [InterviewScheduledMail, 'scheduled'],
  [InterviewCancelledMail, 'cancelled'],
]);

describe('mails about an interview', () => {
  const aboutInterview = async (
    Kind: typeof InterviewCancelledMail | typeof InterviewOfferedMail | typeof InterviewScheduledMail,
    userId: number,
    changes: object = {},
  ) => {
    const state = STATES.get(Kind);
    const facts = () => Promise.resolve({ ...MAILED_INTERVIEW, state, ...changes });
    const mail = await aMail(Kind, { userId, facts: [[InterviewReadModel, { facts }]] });
    return { ...mail, paragraphs: mail.paragraphs.slice(1).map((text) => text.replaceAll(/\s/g, ' ')) };
  };

  it.each([
    [EMPLOYER, 'employer', 'You canceled the interview for'],
    [SEEKER, 'employer', 'Grand Hotel Excelsior canceled the interview for'],
    [EMPLOYER, 'applicant', 'Sam Okafor canceled the interview for'],
    [SEEKER, 'applicant', 'You canceled the interview for'],
  ])('tell person %i who canceled it: the %s', async (userId, cancelledBy, text) => {
    const title = `“${MAILED_LISTING.title}”`;
    const had = await aboutInterview(InterviewCancelledMail, userId, { cancelledBy });
    expect([had.paragraphs[0], had.calendar?.method]).toEqual([`${text} ${title}:`, 'CANCEL']);
    expect(had.paragraphs[1]).toContain('December 4, 2026');
    const offered = await aboutInterview(InterviewCancelledMail, userId, { cancelledBy, entry: null });
    expect([offered.paragraphs, offered.calendar]).toEqual([[`${text} ${title}.`], undefined]);
  });

  it.each([
    [EMPLOYER, `Sam Okafor chose a time for “${MAILED_LISTING.title}”:`, '/employer/application/815'],
    [SEEKER, `You have an interview at Grand Hotel Excelsior for “${MAILED_LISTING.title}”:`, '/job-seeker/dashboard'],
  ])('tell person %i with whom it is', async (userId, text, path) => {
    const mail = await aboutInterview(InterviewScheduledMail, userId);
    expect([mail.paragraphs[0], mail.path, mail.calendar?.method]).toEqual([text, path, 'REQUEST']);
  });

  it('go on without an application that was deleted', async () => {
    const mail = await aboutInterview(InterviewScheduledMail, EMPLOYER, { applicationId: null });
    expect(mail.path).toBe('/employer/applications');
  });

  const [LISBON, NEW_YORK, TOKYO] = [
    '3:30 PM (Western European Time)',
    '10:30 AM (Eastern Time)',
    '12:30 AM (Japan Standard Time)',
  ];
  const FRIDAY = 'Friday, December 4, 2026 at';

  it.each<[number, string | null, string]>([
    [EMPLOYER, 'America/New_York', `${FRIDAY} ${LISBON} · ${NEW_YORK}`],
    [SEEKER, 'America/New_York', `${FRIDAY} ${NEW_YORK} · ${LISBON}`],
    [SEEKER, 'Asia/Tokyo', `Saturday, December 5, 2026 at ${TOKYO} · ${FRIDAY} ${LISBON}`],
    [EMPLOYER, 'Europe/Lisbon', `${FRIDAY} ${LISBON}`],
    [EMPLOYER, null, `${FRIDAY} ${LISBON}`],
    [SEEKER, null, `${FRIDAY} ${LISBON}`],
  ])('tell person %i the time, for an applicant in %s', async (userId, applicantZone, time) => {
    expect((await aboutInterview(InterviewScheduledMail, userId, { applicantZone })).paragraphs[1]).toBe(time);
  });

  it.each([
    [{}, `Place: ${MAILED_INTERVIEW.place}`],
    [{ place: null }, 'Online: the link is in the calendar file and on Wayfare.'],
  ])('say where it is: %j', async (changes, text) => {
    expect((await aboutInterview(InterviewScheduledMail, EMPLOYER, changes)).paragraphs).toContain(text);
  });

  it('name no calendar file when other times are offered after a cancellation', async () => {
    const offered = await aboutInterview(InterviewOfferedMail, SEEKER, { place: null });
    expect(offered.calendar).toBeUndefined();
    expect(offered.paragraphs).toContain('Online: the link is on Wayfare.');
  });
});

describe('mails about a decision of our team', () => {
  const SENTENCE = 'Applicants must never pay to apply, to be placed or to start work.';
  const NAME = MAILED_LISTING.title;

  it.each([
    [
      'rejected',
      true,
      `Your change was not approved: ${NAME}`,
      `We did not approve your change of “${NAME}”.`,
      'edit-job',
    ],
    ['rejected', false, `Your listing was not approved: ${NAME}`, `We did not approve “${NAME}”.`, 'edit-job'],
    ['archived', true, `Your listing was taken down: ${NAME}`, `We archived “${NAME}”.`, 'job'],
    ['premium-refused', true, `No premium for your listing: ${NAME}`, `We published “${NAME}” without premium.`, 'job'],
  ])('say what it is: %s, open: %s', async (measure, isOpen, subject, text, page) => {
    const decision = { jobId: 7, title: NAME, measure, sentence: SENTENCE, text: 'No deposit.' };
    const listing = found({ ...MAILED_LISTING, isOpen });
    const mail = await aMail(ListingRestrictedMail, {
      facts: [
        [Decisions, found(decision)],
        [Listings, listing],
      ],
    });
    expect([mail.subject, mail.path]).toEqual([subject, `/employer/${page}/7`]);
    expect(mail.paragraphs[1]).toContain(text);
    // What an admin wrote has a direction of its own.
    const reasons = measure === 'premium-refused' ? ['Reason: No deposit.'] : [`Reason: ${SENTENCE}`, 'No deposit.'];
    expect(mail.paragraphs.slice(2, 2 + reasons.length)).toEqual(reasons);
  });

  it.each([
    [{ text: null }, [`Reason: ${SENTENCE}`]],
    [{ sentence: null }, ['Reason: It violates our rules for listings.', 'No deposit.']],
  ])('give the reason that there is: %j', async (changes, reasons) => {
    const decision = { jobId: null, title: NAME, measure: 'rejected', sentence: SENTENCE, text: 'No deposit.' };
    const mail = await aMail(ListingRestrictedMail, { facts: [[Decisions, found({ ...decision, ...changes })]] });
    expect(mail.paragraphs.slice(2, -2)).toEqual([...reasons, 'A person made this decision. It was not automated.']);
    expect([mail.subject, mail.path]).toEqual([`Your listing was not approved: ${NAME}`, '/employer/dashboard']);
  });

  it.each([
    ['dismissed', 'We found no violation of our rules, so the listing stays online.'],
    ['rejected', 'We took the listing off the site.'],
    ['archived', 'We took the listing off the site.'],
  ])('tell who reported a listing that the report was %s', async (outcome, text) => {
    const report = { title: NAME, company: MAILED_LISTING.company, outcome };
    const mail = await aMail(ReportClosedMail, { facts: [[Reports, found(report)]] });
    expect(mail.paragraphs[2]).toContain(text);
  });
});

describe('mails that list', () => {
  it('new applicants name ten of a listing, and count the others', async () => {
    const person = (id: number) => ({
      id,
      jobId: 7,
      jobTitle: 'Cook',
      fullName: `Person ${id}`,
      headline: null,
      mustHaves: 'none',
    });
    const sectionFor = async (count: number) => {
      const people = Array.from({ length: count }, (_, id) => person(id));
      const unread = () => Promise.resolve(people);
      const inDigest = () => Promise.resolve(new Set(people.map(({ id }) => id)));
      const facts = [[Applicants, { unread }] as const, [ApplicationNotices, { inDigest }] as const];
      const { subject, sections } = await aMail(ApplicationsDigestMail, { key: { day: '2026-11-30' }, facts });
      return [subject, sections?.[0]?.items.length, sections?.[0]?.more, sections?.[0]?.items[0]?.text];
    };
    expect(await sectionFor(10)).toEqual(['10 new applicants', 10, undefined, '']);
    const more = { text: '+1 more', path: '/employer/applications?jobId=7&unread=true' };
    expect(await sectionFor(11)).toEqual(['11 new applicants', 10, more, '']);
  });

  it.each([
    ['', 1, '/job-seeker/search'],
    ['keywords=night', 1, '/job-seeker/search?keywords=night'],
    ['keywords=night', 0, undefined],
  ])('new jobs link to the search "%s" if there are more: %i', async (search, more, path) => {
    const section = { title: 'Night', search, listings: [], more };
    const mail = await aMail(JobAlertMail, { facts: [[ReadAlert, { execute: () => Promise.resolve([section]) }]] });
    expect(mail.sections?.[0]?.more?.path).toBe(path);
  });
});

describe('push messages', () => {
  const pushed = async (act: (events: PushOnEvents) => Promise<void>) => {
    const added: unknown[] = [];
    const pushes = { add: async (...push: unknown[]) => void added.push(push) };
    const audiences = { people: async (partyId: number) => [partyId * 10, partyId * 10 + 1] };
    await act(new PushOnEvents(pushes as never, audiences as never));
    return added;
  };
  const AT = new Date('2026-06-15T12:00:00.000Z');

  it('tell all people of the other side of a message, and of an interview', async () => {
    const message = new MessageSent(3, 9, EMPLOYER, SEEKER);
    expect(await pushed((events) => events.message(message))).toEqual([
      [[60, 61], { kind: 'message', key: { conversationId: 3 }, delaySeconds: 10 }],
    ]);
    const step = new InterviewProgressed(1, EMPLOYER, SEEKER, 'scheduled', 'applicant', AT, true, {
      offers: 2,
      changes: 1,
    });
    const push = {
      kind: 'interview',
      key: { interviewId: 1, step: 'scheduled', offers: 2, changes: 1 },
      delaySeconds: 0,
    };
    expect(await pushed((events) => events.interview(step))).toEqual([
      [[50, 51], push],
      [[60, 61], push],
    ]);
  });

  it.each([true, false])('tell of a decision if it is mailed: %s', async (isMailed) => {
    const changed = new ApplicationStatusChanged(1, 7, SEEKER, 'offered', isMailed);
    const push = { kind: 'decision', key: { applicationId: 1, status: 'offered' }, delaySeconds: 10 };
    expect(await pushed((events) => events.decision(changed))).toEqual(isMailed ? [[[SEEKER], push]] : []);
  });
});
