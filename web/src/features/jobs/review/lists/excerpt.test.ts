import { expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

it('shows the first 100 characters', () => {
  expect(excerptOf('x'.repeat(100))).toBe('x'.repeat(100));
  expect(excerptOf('x'.repeat(101))).toBe(`${'x'.repeat(100)}…`);
  expect(excerptOf('😀'.repeat(100))).toBe('😀'.repeat(100));
  expect(excerptOf('😀'.repeat(101))).toBe(`${'😀'.repeat(100)}…`);
  expect(excerptOf(`${'x'.repeat(99)} and more`)).toBe(`${'x'.repeat(99)}…`);
});
