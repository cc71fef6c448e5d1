import dayjs from 'dayjs';
import { locale } from '@/lib/language/t.ts';

const TIME = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' });

/** The value of a `datetime-local` field for an instant, in the zone of the reader; an empty string for none. */
export function localTimeOf(instant: string | null | undefined): string {
  return instant ? dayjs(instant).format('YYYY-MM-DDTHH:mm') : '';
}

/** The instant of a `datetime-local` field in the zone of the reader; null for an empty one. */
export function instantOf(localTime: string): string | null {
  return localTime === '' ? null : dayjs(localTime).toISOString();
}

/** An instant in the zone of the reader, such as “May 1, 2030, 9:30 AM”. */
export function formatLocalTime(instant: string): string {
  return TIME.format(new Date(instant)).replaceAll('\u202F', ' ');
}
