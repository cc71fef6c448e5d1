const DAY = 24 * 60 * 60_000;

/** Within this many days, the weekday is shown. */
const WEEK = 7;

const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'short' });
const MONTH_AND_DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** Formats a time for the list: the time today, the weekday within seven days, otherwise month and day. */
export function formatListTime(instant: string, now: Date): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '';
  const days = Math.round((midnightOf(now) - midnightOf(date)) / DAY);
  // The server's clock may be ahead.
  if (days <= 0) return TIME.format(date);
  return (days < WEEK ? WEEKDAY : MONTH_AND_DAY).format(date);
}

function midnightOf(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
