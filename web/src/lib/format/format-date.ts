import { locale } from '@/lib/language/t.ts';
import { perLanguage } from './per-language.ts';

// Intl alone: dayjs would cost the job page 4 kB of its script budget.
const DAY = { month: 'short', day: 'numeric', year: 'numeric' } as const;
const UTC_DAY = { ...DAY, timeZone: 'UTC' };
const LAST_MINUTE = { ...UTC_DAY, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

const utcDay = perLanguage((of) => new Intl.DateTimeFormat(of, UTC_DAY));
const lastMinute = perLanguage((of) => new Intl.DateTimeFormat(of, LAST_MINUTE));
const ago = perLanguage((of) => new Intl.RelativeTimeFormat(of, { numeric: 'auto' }));

const MS_PER_DAY = 24 * 60 * 60_000;

/** The date of an instant in the reader's time zone, such as “Nov 3, 2026”. A calendar day is the same for every reader. */
export function formatDate(date: string): string {
  return shown(date.includes('T') ? new Intl.DateTimeFormat(locale(), DAY) : utcDay(), date);
}

/** A calendar day, given as its first instant in UTC; the same for every reader. */
export function formatUtcDay(instant: string): string {
  return shown(utcDay(), instant);
}

/** The last calendar day before an instant, in UTC; the same for every reader. */
export function formatLastDay(end: string): string {
  return shown(utcDay(), new Date(new Date(end).getTime() - 1));
}

/** The last minute before an instant with its time zone, such as “Nov 3, 2026, 11:59 PM UTC”; the same for every reader. */
export function formatLastMinute(end: string): string {
  // Some browsers put a narrow space before AM and PM, and others do not.
  return shown(lastMinute(), new Date(new Date(end).getTime() - 1)).replaceAll('\u202f', ' ');
}

/** The end of a calendar day, given as its first instant in UTC. */
export function endOfUtcDay(day: string): string {
  return new Date(new Date(day).getTime() + MS_PER_DAY).toISOString();
}

/** How long ago a listing was posted: “today”, “5 days ago”, or the date after 30 days. Counts days in UTC, the same for every reader. */
export function formatDaysAgo(instant: string, now: Date): string {
  const days = Math.floor(now.getTime() / MS_PER_DAY) - Math.floor(new Date(instant).getTime() / MS_PER_DAY);
  return days <= 30 ? ago().format(-Math.max(days, 0), 'day') : formatUtcDay(instant);
}

function shown(format: Intl.DateTimeFormat, instant: string | Date): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? '' : format.format(date);
}
