import { afterEach, expect, it, vi } from 'vitest';
import {
  endOfUtcDay,
  formatDate,
  formatDaysAgo,
  formatLastDay,
  formatLastMinute,
  formatUtcDay,
} from './format-date.ts';

const now = new Date('2026-11-18T01:30:00Z');

it.each([
  ['2026-11-18T02:00:00Z', 'today'],
  ['2026-11-17T23:59:00Z', 'yesterday'],
  ['2026-11-13T12:00:00Z', '5 days ago'],
  ['2026-10-03T12:00:00Z', 'Oct 3, 2026'],
  ['2026-11-19T00:00:00Z', 'today'],
  ['not a date', ''],
])('formats %s as %j', (instant, text) => expect(formatDaysAgo(instant, now)).toBe(text));

it('says until when, with the time zone, in the same way for every reader', () => {
  expect(formatLastMinute(endOfUtcDay('2026-11-30'))).toBe('Nov 30, 2026, 11:59 PM UTC');
  expect(formatLastMinute('2026-12-01T00:00:00.000Z')).toBe('Nov 30, 2026, 11:59 PM UTC');
  expect(formatLastMinute('2026-12-01T14:30:00.000Z')).toBe('Dec 1, 2026, 2:29 PM UTC');
  expect(formatLastMinute('not a date')).toBe('');
});

afterEach(() => vi.restoreAllMocks());

/** As on a device in a time zone. */
function inZone(timeZone: string): void {
  const { DateTimeFormat } = Intl;
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (locale, options) {
    return new DateTimeFormat(locale, { timeZone, ...options });
  });
}

it.each([
  ['Pacific/Pago_Pago', 'Oct 2, 2026', 'Oct 3, 2026'],
  ['Pacific/Auckland', 'Oct 3, 2026', 'Oct 4, 2026'],
])('shows days in %s as everywhere, and instants by its clock', (zone, early, late) => {
  inZone(zone);
  const days = [formatDate('2026-10-03'), formatUtcDay('2026-10-03'), formatLastDay('2026-10-04T00:00:00.000Z')];
  const posted = ['2026-10-03T00:30:00Z', '2026-10-03T23:30:00Z'].map((instant) => formatDaysAgo(instant, now));
  expect(new Set([...days, ...posted])).toEqual(new Set(['Oct 3, 2026']));
  expect([formatDate('2026-10-03T00:30:00Z'), formatDate('2026-10-03T23:30:00Z')]).toEqual([early, late]);
});
