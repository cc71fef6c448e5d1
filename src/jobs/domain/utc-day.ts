/** A calendar day in UTC, written `YYYY-MM-DD`. */
export type UtcDay = string;

const DAY_IN_MILLISECONDS = 24 * 60 * 60 * 1000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?$/;

/** The day on which an instant lies. */
export function utcDayOf(instant: Date): UtcDay {
  return instant.toISOString().slice(0, 10);
}

/** The day that comes so many days after another. */
export function dayAfter(day: UtcDay, days: number): UtcDay {
  return utcDayOf(new Date(startOfDay(day).getTime() + days * DAY_IN_MILLISECONDS));
}

/** The first instant of a day. */
export function startOfDay(day: UtcDay): Date {
  return new Date(`${day}T00:00:00.000Z`);
}

/** The first instant that is no longer on a day. */
export function endOfDay(day: UtcDay): Date {
  return new Date(startOfDay(day).getTime() + DAY_IN_MILLISECONDS);
}

/**
 * The day that a date, or an ISO 8601 date and time, names. A time without a zone is one in UTC.
 * Undefined for anything else, days that no calendar has and years before 2000 or after 2999 included.
 */
export function readUtcDay(text: string): UtcDay | undefined {
  const day = text.slice(0, 10);
  if (!DAY.test(day) || !isInCalendar(day)) return undefined;
  const time = text.slice(10);
  if (time !== '' && !TIME.test(time)) return undefined;
  const zoned = time === '' || /(Z|[+-]\d{2}:\d{2})$/.test(time);
  const instant = new Date(zoned ? text : `${text}Z`);
  if (Number.isNaN(instant.getTime())) return undefined;
  const year = instant.getUTCFullYear();
  return year >= 2000 && year <= 2999 ? utcDayOf(instant) : undefined;
}

/** JavaScript takes 30 February for 2 March. */
function isInCalendar(day: UtcDay): boolean {
  const start = startOfDay(day);
  return !Number.isNaN(start.getTime()) && utcDayOf(start) === day;
}
