import { dayAfter, utcDayOf, type UtcDay } from '#shared/domain/values/utc-day.js';

/** How often a saved search is checked for alerts. */
export const FREQUENCIES = ['off', 'instant', 'daily', 'weekly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** The hour of daily and weekly alerts in an IANA time zone. */
export type AlertSchedule = { readonly hour: number; readonly timeZone: string };

export const DEFAULT_SCHEDULE: AlertSchedule = { hour: 8, timeZone: 'UTC' };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Instant alerts collect new listings for this long. */
const INSTANT_INTERVAL = 15 * MINUTE;
/** Weekly alerts go out on Mondays. */
const MONDAY = 1;
const WEEK = 7;

/** By the names of zones in lower case: people may write each in many ways, and each format takes 45 kB. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** When alerts are due next; null for never. */
export function nextAlertAt(frequency: Frequency, schedule: AlertSchedule, after: Date): Date | null {
  switch (frequency) {
    case 'off':
      return null;
    case 'instant':
      return new Date((Math.floor(after.getTime() / INSTANT_INTERVAL) + 1) * INSTANT_INTERVAL);
    case 'daily':
      return nextHour(schedule, after, () => true);
    case 'weekly':
      return nextHour(schedule, after, (day) => new Date(day).getUTCDay() === MONDAY);
  }
}

function nextHour({ hour, timeZone }: AlertSchedule, after: Date, fits: (day: UtcDay) => boolean): Date {
  // Starts yesterday, because time zones differ by more than a day.
  const first = dayAfter(utcDayOf(after), -1);
  for (let days = 0; days <= WEEK + 2; days += 1) {
    const day = dayAfter(first, days);
    const at = instantOf(day, hour, timeZone);
    if (fits(day) && at > after) return at;
  }
  throw new Error(`No time for alerts after ${after.toISOString()}`);
}

/**
 * The instant of an hour on a day. A skipped hour is the moment when clocks go forward; of a repeated hour it is the
 * first occurrence.
 */
function instantOf(day: UtcDay, hour: number, timeZone: string): Date {
  const onClock = new Date(day).getTime() + hour * 60 * MINUTE;
  const before = onClock - offsetAt(onClock - DAY, timeZone);
  const after = onClock - offsetAt(onClock + DAY, timeZone);
  const exact = [before, after].filter((instant) => instant + offsetAt(instant, timeZone) === onClock);
  return new Date(exact.length > 0 ? Math.min(...exact) : before);
}

/** UTC offset of a zone in milliseconds; 0 for a zone that no longer exists. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = formatFor(timeZone)?.formatToParts(instant) ?? [];
  const read = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  if (parts.length === 0) return 0;
  const clock = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
  return clock - Math.floor(instant / 1_000) * 1_000;
}

function formatFor(timeZone: string): Intl.DateTimeFormat | undefined {
  const name = timeZone.toLowerCase();
  const known = formats.get(name);
  if (known) return known;
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(name, format);
    return format;
  } catch {
    return undefined;
  }
}
