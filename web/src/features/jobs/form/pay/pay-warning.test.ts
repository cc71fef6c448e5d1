import { expect, it } from 'vitest';
import { isInEuropeanUnion, payWarning } from './pay-warning.ts';

it.each([
  ['Lisbon, Portugal', true],
  ['Remote (Spain)', true],
  ['Belfast, Northern Ireland', false],
  ['Zermatt, Switzerland', false],
  ['', false],
])('detects whether %j is in the European Union: %j', (location, isInside) =>
  expect(isInEuropeanUnion(location)).toBe(isInside),
);

it('warns about missing pay and wide ranges', () => {
  expect(payWarning(null, null)).toContain('Please state a range');
  expect(payWarning(20_000, 30_001)).toContain('wider than 50%');
  expect(payWarning(20_000, 30_000)).toBeUndefined();
  expect(payWarning(20_000, null)).toBeUndefined();
});
