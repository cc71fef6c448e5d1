const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How many days back a weekday says enough. */
const WEEK = 7;

const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'short' });
const MONTH_AND_DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const FULL = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const RELATIVE = new Intl.RelativeTimeFormat('en-US');

/** Units that a distance is told in, from the length at which they begin. */
const UNITS: { from: number; unit: Intl.RelativeTimeFormatUnit }[] = [
  { from: 365 * DAY, unit: 'year' },
  { from: 30 * DAY, unit: 'month' },
  { from: DAY, unit: 'day' },
  { from: HOUR, unit: 'hour' },
  { from: MINUTE, unit: 'minute' },
];

/** When something was in a list: the time today, the weekday within seven days, else month and day. */
export function formatListTime(instant: string, now: Date): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return '';
  const days = Math.round((midnightOf(now) - midnightOf(date)) / DAY);
  // A clock that is ahead of ours has no say in what day it is.
  if (days <= 0) return TIME.format(date);
  return (days < WEEK ? WEEKDAY : MONTH_AND_DAY).format(date);
}

/** How long ago something was, as in “5 minutes ago”; “recently” for what is no date. */
export function formatTimeAgo(instant: string, now: Date): string {
  const passed = now.getTime() - new Date(instant).getTime();
  if (Number.isNaN(passed)) return 'recently';
  const step = UNITS.find(({ from }) => passed >= from);
  return step ? RELATIVE.format(-Math.floor(passed / step.from), step.unit) : 'just now';
}

/** The whole date and time, for those who want to know exactly. */
export function formatInstant(instant: string): string | undefined {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? undefined : FULL.format(date);
}

function midnightOf(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
