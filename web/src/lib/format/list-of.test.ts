import { expect, it } from 'vitest';
import { listOf, withMore } from './list-of.ts';

it('joins the items of a list, and a text with what says more about it', () => {
  expect(listOf(['Opera', '', null, 'Excel'])).toBe('Opera, Excel');
  expect(listOf([])).toBe('');
  expect(withMore(['Portugal', undefined, 'valid until May 3, 2028'])).toBe('Portugal, valid until May 3, 2028');
  expect(withMore([false, ''])).toBe('');
});
