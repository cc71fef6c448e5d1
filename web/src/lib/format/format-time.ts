import dayjs from 'dayjs';

const RELATIVE = new Intl.RelativeTimeFormat('en-US');
const UNITS = ['year', 'month', 'day', 'hour', 'minute'] as const;

/** The time since an instant, such as “5 minutes ago”; “recently” for an invalid date. */
export function formatTimeAgo(instant: string, now: Date): string {
  const then = dayjs(instant);
  if (!then.isValid()) return 'recently';
  const unit = UNITS.find((each) => dayjs(now).diff(then, each) >= 1);
  return unit ? RELATIVE.format(-dayjs(now).diff(then, unit), unit) : 'just now';
}

/** Date and time in full; undefined for an invalid date. */
export function formatInstant(instant: string): string | undefined {
  const date = dayjs(instant);
  return date.isValid() ? date.format('MMM D, YYYY, h:mm A') : undefined;
}
