import { locale } from '@/lib/language/t.ts';
const MOMENT = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;

/** An instant in the reader's time zone, such as “Mon, Nov 3, 8:00 AM”. */
export function formatDateAndTime(instant: string): string {
  return new Intl.DateTimeFormat(locale(), MOMENT).format(new Date(instant));
}
