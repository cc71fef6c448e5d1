import { locale } from '@/lib/language/t.ts';

/** The IANA name of the reader's time zone. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Tells the server the time zone of this browser, for the sign-in that may follow. Forgotten with the browser window. */
export function tellTimeZone(): void {
  // Not when the server draws the page.
  if (typeof document === 'undefined') return;
  document.cookie = `time-zone=${ownTimeZone()}; path=/; samesite=lax`;
}

/** What people call a zone, such as “Eastern Time”; undefined if this browser does not know it. */
export function timeZoneName(timeZone: string): string | undefined {
  if (timeZone === 'UTC') return timeZone;
  try {
    const parts = new Intl.DateTimeFormat(locale(), { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
    return parts.find(({ type }) => type === 'timeZoneName')?.value;
  } catch {
    return undefined;
  }
}

/** The name of the reader's zone. */
export const ownTimeZoneName = (): string => timeZoneName(ownTimeZone()) ?? ownTimeZone();
