import { locale } from '@/lib/language/t.ts';
import type { InterviewBody } from '@/api/generated/types.gen';

const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const PERIOD = new Intl.DateTimeFormat(locale(), {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  ...TIME,
});

/** A period in the reader's time zone, such as “Mon, May 4, 2026, 10:00 – 10:45 AM”. */
export function formatPeriod(startsAt: string, minutes: number): string {
  const start = new Date(startsAt);
  return PERIOD.formatRange(start, new Date(start.getTime() + minutes * 60_000));
}

/** Whether an interview is scheduled and has not begun yet. */
export function isUpcoming(interview: Pick<InterviewBody, 'state' | 'startsAt'> | undefined): boolean {
  return interview?.state === 'scheduled' && Date.parse(interview.startsAt ?? '') > Date.now();
}
