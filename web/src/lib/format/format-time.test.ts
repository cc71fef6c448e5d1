import { expect, it } from 'vitest';
import { formatInstant, formatTimeAgo } from './format-time.ts';

const now = new Date(2026, 10, 18, 15, 30);

it.each([
  [-30, 'just now'],
  [59, 'just now'],
  [60, '1 minute ago'],
  [59 * 60, '59 minutes ago'],
  [3 * 3600, '3 hours ago'],
  [50 * 3600, '2 days ago'],
  [40 * 86_400, '1 month ago'],
  [800 * 86_400, '2 years ago'],
])('formats an instant %i seconds ago as %s', (seconds, text) => {
  expect(formatTimeAgo(new Date(now.getTime() - seconds * 1000).toISOString(), now)).toBe(text);
});

it('formats date and time in full', () => {
  expect(formatInstant(now.toISOString())).toMatch(/^Nov 18, 2026, 3:30\sPM$/);
});

it('returns “recently” for an invalid date', () => {
  expect(formatTimeAgo('not a date', now)).toBe('recently');
  expect(formatInstant('not a date')).toBeUndefined();
});
