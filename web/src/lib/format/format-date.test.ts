import { expect, it } from 'vitest';
import { formatDaysAgo } from './format-date.ts';

const now = new Date('2026-11-18T01:30:00Z');

it.each([
  ['2026-11-18T02:00:00Z', 'today'],
  ['2026-11-17T23:59:00Z', 'yesterday'],
  ['2026-11-13T12:00:00Z', '5 days ago'],
  ['2026-10-03T12:00:00Z', 'Oct 3, 2026'],
  ['2026-11-19T00:00:00Z', 'today'],
  ['not a date', ''],
])('formats %s as %j', (instant, text) => expect(formatDaysAgo(instant, now)).toBe(text));
