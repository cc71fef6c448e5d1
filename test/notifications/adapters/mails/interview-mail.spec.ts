import { calendarEntryOf } from '#interviews/domain/interview-entry.js';
import { editionOf, Interview } from '#interviews/domain/interview.js';
import { checkTerms } from '#interviews/domain/interview-terms.js';
import { InterviewReadModel } from '#interviews';
import { InterviewOfferedMail } from '#notifications/adapters/mails/interviews/interview-offered.js';
import { InterviewScheduledMail } from '#notifications/adapters/mails/interviews/interview-scheduled.js';
import { calendarFile } from '#platform/calendar/calendar-file.js';
import { aMail } from '../../../support/mothers/mail-mother.js';

const ELENA = { fullName: 'Elena Employer', email: 'elena@hotel.test' };
const PEOPLE = { jobTitle: 'Night Porter', company: 'Grand Hotel', applicantName: 'Sam Seeker' };

describe('mails about an interview after the clocks change', () => {
  const offer = (timeZone: string, slots: Date[], now: Date) =>
    Interview.offer(
      { id: 1, uid: 'a', applicationId: 2, jobId: 3, employerId: 4, jobSeekerId: 5, round: 1 },
      checkTerms({ slots, minutes: 60, place: 'Bar', timeZone }, now),
      now,
    );

  /** The employer's mail, with plain spaces instead of the narrow ones in times. */
  const mailAbout = async (Kind: typeof InterviewOfferedMail | typeof InterviewScheduledMail, interview: Interview) => {
    const { uid, sequence, changedAt, startsAt, endsAt, state, place, link, note } = interview;
    const entry = calendarEntryOf({ ...PEOPLE, uid, sequence, changedAt, startsAt, endsAt, state, place, link, note });
    const { applicationId, slots, minutes, employerZone, applicantZone, cancelledBy } = interview;
    const offered = { applicationId, state, slots, minutes, place, employerZone, applicantZone, cancelledBy };
    const edition = editionOf(interview);
    const facts = { ...PEOPLE, ...offered, entry, employerId: 4, jobSeekerId: 5, edition, isJobRemoved: false };
    const mail = await aMail(Kind, {
      to: ELENA,
      userId: 4,
      key: { interviewId: 1, ...edition },
      facts: [[InterviewReadModel, { facts: () => Promise.resolve(facts) }]],
    });
    return { ...mail, paragraphs: mail.paragraphs.map((text) => text.replaceAll(/\s/g, ' ')) };
  };

  it.each([
    {
      zone: 'Europe/Berlin',
      before: ['2026-03-28T08:00:00Z', 'Saturday, March 28, 2026 at 9:00 AM (Central European Time)'],
      after: ['2026-03-29T07:00:00Z', 'Sunday, March 29, 2026 at 9:00 AM (Central European Time)'],
      entry: ['DTSTART:20260329T070000Z', 'DTEND:20260329T080000Z'],
    },
    {
      zone: 'America/New_York',
      before: ['2026-10-31T13:00:00Z', 'Saturday, October 31, 2026 at 9:00 AM (Eastern Time)'],
      after: ['2026-11-01T14:00:00Z', 'Sunday, November 1, 2026 at 9:00 AM (Eastern Time)'],
      entry: ['DTSTART:20261101T140000Z', 'DTEND:20261101T150000Z'],
    },
  ] as const)(
    'show its local time in $zone, with the instant in the calendar file',
    async ({ zone, before, after, entry }) => {
      const [slots, shown] = [
        [before[0], after[0]],
        [before[1], after[1]],
      ];
      const now = new Date(Date.parse(before[0]) - 7 * 86_400_000);
      const interview = offer(
        zone,
        slots.map((slot) => new Date(slot)),
        now,
      );
      expect((await mailAbout(InterviewOfferedMail, interview)).paragraphs).toEqual(expect.arrayContaining(shown));
      interview.takeSlot(new Date(after[0]), 'UTC', now);
      const { paragraphs, calendar } = await mailAbout(InterviewScheduledMail, interview);
      expect(paragraphs).toContainEqual(expect.stringContaining(`${after[1]} · `));
      const file = calendar && calendarFile(calendar, { name: ELENA.fullName, address: ELENA.email }, 'site@jobs.test');
      expect(file?.split('\r\n')).toEqual(expect.arrayContaining([...entry]));
    },
  );
});
