const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
const UTC_DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** The day of an instant where the reader is, as in “Nov 3, 2026”. */
export function formatDate(instant: string): string {
  return format(DAY, instant);
}

/** A calendar day that the server tells as its first instant in UTC, the same for every reader. */
export function formatUtcDay(instant: string): string {
  return format(UTC_DAY, instant);
}

function format(formatter: Intl.DateTimeFormat, instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? '' : formatter.format(date);
}
