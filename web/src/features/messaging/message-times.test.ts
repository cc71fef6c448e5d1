import { describe, expect, it } from 'vitest';
import { formatListTime } from './message-times.ts';

/** A Wednesday, where the tests run. */
const now = new Date(2026, 10, 18, 15, 30);
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).toISOString();

describe('the time in the list', () => {
  it.each([
    ['the time today', at(18, 0, 5), '12:05 AM'],
    ['the weekday, though less than a day passed', at(17, 23, 59), 'Tue'],
    ['the weekday six days back', at(12, 0, 1), 'Thu'],
    ['month and day where the weekday would be the same', at(11, 23, 59), 'Nov 11'],
    ['the time where the clock of the server is ahead', at(19, 0, 1), '12:01 AM'],
    ['nothing for what is no date', 'soon', ''],
  ])('is %s', (_what, instant, text) => {
    expect(formatListTime(instant, now)).toBe(text);
  });
});
