import { locale } from '@/lib/language/t.ts';
import dayjs from 'dayjs';

/** Within this many days, the weekday is shown. */
const WEEK = 7;

/** Formats a time for the list: the time today, the weekday within seven days, otherwise month and day. */
export function formatListTime(instant: string, now: Date): string {
  const date = dayjs(instant);
  if (!date.isValid()) return '';
  const shown = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale(), options).format(date.toDate()).replaceAll('\u202f', ' ');
  const days = dayjs(now).startOf('day').diff(date.startOf('day'), 'day', true);
  // The server's clock may be ahead.
  if (days <= 0) return shown({ hour: 'numeric', minute: '2-digit' });
  return shown(Math.round(days) < WEEK ? { weekday: 'short' } : { month: 'short', day: 'numeric' });
}
