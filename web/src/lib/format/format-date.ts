import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

const RELATIVE = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/** The day of an instant in the reader's time zone, as in “Nov 3, 2026”. */
export function formatDate(instant: string): string {
  return format(dayjs(instant));
}

/** The UTC day of an instant, the same for every reader. */
export function formatUtcDay(instant: string): string {
  return format(dayjs.utc(instant));
}

/** How long ago a listing was posted: “today”, “5 days ago”, or the date after 30 days. Counts days in UTC, the same for every reader. */
export function formatDaysAgo(instant: string, now: Date): string {
  const days = dayjs.utc(now).startOf('day').diff(dayjs.utc(instant).startOf('day'), 'day');
  return days <= 30 ? RELATIVE.format(-Math.max(days, 0), 'day') : formatUtcDay(instant);
}

function format(day: Dayjs): string {
  return day.isValid() ? day.format('MMM D, YYYY') : '';
}
