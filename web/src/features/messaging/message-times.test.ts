import { describe, expect, it } from 'vitest';
import { formatInstant, formatListTime, formatTimeAgo } from './message-times.ts';

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

describe('how long ago', () => {
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();

  it.each([
    [-30, 'just now'],
    [59, 'just now'],
    [60, '1 minute ago'],
    [59 * 60, '59 minutes ago'],
    [3 * 3600, '3 hours ago'],
    [50 * 3600, '2 days ago'],
    [40 * 86_400, '1 month ago'],
    [800 * 86_400, '2 years ago'],
  ])('is told of %i seconds', (seconds, text) => {
    expect(formatTimeAgo(ago(seconds), now)).toBe(text);
  });

  it('is “recently” for an invalid date', () => {
    expect(formatTimeAgo('not a date', now)).toBe('recently');
    expect(formatInstant('not a date')).toBeUndefined();
  });
});
