import { locale } from '@/lib/language/t.ts';
import { timeZoneName } from '@/lib/browser/time-zone.ts';
import type { InterviewBody } from '@/api/generated/types.gen';

const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const DAY = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const;
const PERIOD = new Intl.DateTimeFormat(locale(), { ...DAY, ...TIME });

/** A period in the reader's time zone, such as “Mon, May 4, 2026, 10:00 – 10:45 AM”. */
export function formatPeriod(startsAt: string, minutes: number): string {
  const start = new Date(startsAt);
  return PERIOD.formatRange(start, new Date(start.getTime() + minutes * 60_000));
}

/** A period in the reader's time zone, and its start in that of the other side, unless clocks show the same there. */
export function formatForBoth(startsAt: string, minutes: number, otherZone: string | null): string {
  const period = formatPeriod(startsAt, minutes);
  const name = otherZone === null ? undefined : timeZoneName(otherZone);
  if (otherZone === null || name === undefined) return period;
  const start = new Date(startsAt);
  const [here, there] = [{}, { timeZone: otherZone }].map((zone) => start.toLocaleString('en-CA', zone).split(','));
  if (here?.join() === there?.join()) return period;
  const day = here?.[0] === there?.[0] ? {} : DAY;
  return `${period} · ${start.toLocaleString(locale(), { ...TIME, ...day, timeZone: otherZone })} (${name})`;
}

/** The scheduled interviews of the reader's day, in their time zone, earliest first. */
export function interviewsOn(day: Date, interviews: readonly InterviewBody[] = []): InterviewBody[] {
  return interviews
    .filter(({ state, startsAt }) => state === 'scheduled' && startsAt !== null && isSameDay(new Date(startsAt), day))
    .sort((a, b) => String(a.startsAt).localeCompare(String(b.startsAt)));
}

const isSameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString();

/** Whether an interview is scheduled and has not begun yet. */
export function isUpcoming(interview: Pick<InterviewBody, 'state' | 'startsAt'> | undefined): boolean {
  return interview?.state === 'scheduled' && Date.parse(interview.startsAt ?? '') > Date.now();
}
