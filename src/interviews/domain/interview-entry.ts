import type { CalendarEntry } from '#shared/domain/values/calendar-entry.js';
import type { Words } from '#shared/domain/words.js';
import type { Interview } from './interview.js';

type Entered = Pick<
  Interview,
  'uid' | 'sequence' | 'state' | 'startsAt' | 'endsAt' | 'place' | 'link' | 'note' | 'changedAt'
> & { readonly jobTitle: string; readonly company: string; readonly applicantName: string };

/** The entry in the words of one side. */
export function entryIn(
  { t }: Words,
  {
    entry,
    jobTitle,
    applicantName,
    company,
  }: Pick<Entered, 'jobTitle' | 'applicantName' | 'company'> & {
    readonly entry: CalendarEntry | null;
  },
): CalendarEntry | null {
  return entry && { ...entry, title: t('Interview: {title}', { title: `${jobTitle} (${applicantName}, ${company})` }) };
}

/** The calendar entry for both sides; null before the applicant has taken a slot. */
export function calendarEntryOf(interview: Entered): CalendarEntry | null {
  const { uid, sequence, changedAt, startsAt, endsAt, place, link, note, company } = interview;
  if (sequence < 0 || startsAt === null || endsAt === null) return null;
  return {
    method: interview.state === 'scheduled' ? 'REQUEST' : 'CANCEL',
    uid,
    sequence,
    changedAt,
    startsAt,
    endsAt,
    title: `Interview: ${interview.jobTitle} (${interview.applicantName}, ${company})`,
    description: [note, link].filter((text) => text !== null).join('\n\n') || null,
    location: place ?? link,
    link,
    organizer: company,
  };
}
