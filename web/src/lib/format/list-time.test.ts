import { describe, expect, it } from 'vitest';
import { formatListTime } from './list-time.ts';

/** A Wednesday, in local time. */
const now = new Date(2026, 10, 18, 15, 30);
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).toISOString();

describe('formatListTime', () => {
  it.each([
    ['the time today', at(18, 0, 5), '12:05 AM'],
    ['the weekday after midnight', at(17, 23, 59), 'Tue'],
    ['the weekday six days back', at(12, 0, 1), 'Thu'],
    ['month and day from seven days back', at(11, 23, 59), 'Nov 11'],
    ['the time if the clock of the server is ahead', at(19, 0, 1), '12:01 AM'],
    ['nothing for an invalid date', 'soon', ''],
  ])('shows %s', (_what, instant, text) => {
    expect(formatListTime(instant, now)).toBe(text);
  });
});
