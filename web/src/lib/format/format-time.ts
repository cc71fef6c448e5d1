const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

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
