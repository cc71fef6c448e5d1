import type { InterviewBody } from '@/api/generated/types.gen';

const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const BEGINNING = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  ...TIME,
});

/** The IANA name of the reader's time zone. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** When something begins and ends where the reader is, as in “Mon, May 4, 2026, 10:00 – 10:45 AM”. */
export function formatPeriod(startsAt: string, minutes: number): string {
  const start = new Date(startsAt);
  return BEGINNING.formatRange(start, new Date(start.getTime() + minutes * 60_000));
}

/** Whether an appointment has not begun yet. */
export function isAhead(interview: Pick<InterviewBody, 'state' | 'startsAt'> | undefined): boolean {
  return interview?.state === 'scheduled' && Date.parse(interview.startsAt ?? '') > Date.now();
}
