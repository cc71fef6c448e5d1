import { expect, it } from 'vitest';
import { instantOf, localTimeOf } from './local-time.ts';

it('shows an instant in the zone of the reader, and reads it back', () => {
  const instant = new Date(2030, 4, 1, 9, 30).toISOString();
  expect(localTimeOf(instant)).toBe('2030-05-01T09:30');
  expect(instantOf('2030-05-01T09:30')).toBe(instant);
  expect([localTimeOf(null), instantOf('')]).toEqual(['', null]);
});
