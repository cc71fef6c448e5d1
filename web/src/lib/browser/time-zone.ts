/** The IANA name of the reader's time zone. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Tells the server the time zone of this browser, for the sign-in that may follow. Forgotten with the browser window. */
export function tellTimeZone(): void {
  // Not when the server draws the page.
  if (typeof document === 'undefined') return;
  document.cookie = `time-zone=${ownTimeZone()}; path=/; samesite=lax`;
}

/** The zones that the browser knows and these, for a choice. */
export function timeZoneOptions(...more: readonly string[]): { value: string; label: string }[] {
  const names = new Set(['UTC', ...more, ...Intl.supportedValuesOf('timeZone')]);
  return [...names].sort().map((name) => ({ value: name, label: timeZoneLabel(name) }));
}

/** A zone as it is shown, such as “America/New York”. */
export const timeZoneLabel = (name: string): string => name.replaceAll('_', ' ');
