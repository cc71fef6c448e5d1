import type { FieldChecks } from '../field-checks.js';

/** IANA names only: `Intl` also accepts offsets such as `+02:00`, which ignore daylight saving. */
const ZONE_NAME = /^[A-Za-z][\w+\-/]{1,63}$/;

export const DEFAULT_ZONE = 'UTC';

/** Whether a text is the name of an IANA time zone that this server knows. */
export function isTimeZone(name: string): boolean {
  if (!ZONE_NAME.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Returns the name of a time zone, and reports one that is not known. */
export function checkTimeZone(checks: FieldChecks, timeZone: string): string {
  if (!isTimeZone(timeZone)) checks.add('timeZone', 'Time zone must be an IANA name such as Europe/Lisbon');
  return timeZone;
}
