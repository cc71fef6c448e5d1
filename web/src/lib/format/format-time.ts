import dayjs from 'dayjs';
import { locale, t } from '@/lib/language/t.ts';
import { perLanguage } from './per-language.ts';

/** Such as “Nov 18, 2026, 3:30 PM”. */
const FULL = { dateStyle: 'medium', timeStyle: 'short' } as const;

const ago = perLanguage((of) => new Intl.RelativeTimeFormat(of));

const UNITS = ['year', 'month', 'day', 'hour', 'minute'] as const;

/** The time since an instant, such as “5 minutes ago”; “recently” for an invalid date. */
export function formatTimeAgo(instant: string, now: Date): string {
  const then = dayjs(instant);
  if (!then.isValid()) return t('recently');
  const unit = UNITS.find((each) => dayjs(now).diff(then, each) >= 1);
  return unit ? ago().format(-dayjs(now).diff(then, unit), unit) : t('just now');
}

/** The time of day of an instant, such as “3:30 PM”. */
export function formatTimeOfDay(instant: string): string {
  return new Intl.DateTimeFormat(locale(), { timeStyle: 'short' }).format(new Date(instant));
}

/** Date and time in full; undefined for an invalid date. */
export function formatInstant(instant: string): string | undefined {
  const date = dayjs(instant);
  return date.isValid() ? new Intl.DateTimeFormat(locale(), FULL).format(date.toDate()) : undefined;
}
