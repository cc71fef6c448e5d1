import dayjs from 'dayjs';
import utcPlugin from 'dayjs/plugin/utc.js';

dayjs.extend(utcPlugin);

/** dayjs in UTC, for all calendar arithmetic on the server. */
export const utc = dayjs.utc;

/** A calendar day in UTC, written `YYYY-MM-DD`. */
export type UtcDay = string;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?$/;

/** The day of an instant. */
export function utcDayOf(instant: Date): UtcDay {
  return utc(instant).format('YYYY-MM-DD');
}

/** Adds days to a day. */
export function dayAfter(day: UtcDay, days: number): UtcDay {
  return utc(day).add(days, 'day').format('YYYY-MM-DD');
}

/** The first instant of a day. */
export function startOfDay(day: UtcDay): Date {
  return utc(day).toDate();
}

/** The first instant after a day. */
export function endOfDay(day: UtcDay): Date {
  return utc(day).add(1, 'day').toDate();
}

/** Whether the day exists: dayjs reads 30 February as 2 March. */
export function isUtcDay(text: string): text is UtcDay {
  return DAY.test(text) && utc(text).format('YYYY-MM-DD') === text;
}

/**
 * Parses the day of a date, or of an ISO 8601 date and time. Without a zone the time is in UTC.
 * Undefined for anything else, and for years before 2000 or after 2999.
 */
export function readUtcDay(text: string): UtcDay | undefined {
  const [day, time] = [text.slice(0, 10), text.slice(10)];
  if (!isUtcDay(day) || (time !== '' && !TIME.test(time))) return undefined;
  const isZoned = time === '' || /(Z|[+-]\d{2}:\d{2})$/.test(time);
  const instant = utc(isZoned ? text : `${text}Z`);
  if (!instant.isValid() || instant.year() < 2000 || instant.year() > 2999) return undefined;
  return instant.format('YYYY-MM-DD');
}
