import { expect, it } from 'vitest';
import { keyed } from './keyed.ts';

it('distinguishes equal items and keeps the keys of the others', () => {
  const keys = (items: string[]) => keyed(items, (item) => item).map(({ key }) => key);
  expect(keys(['a', 'b', 'a'])).toEqual(['a 1', 'b 1', 'a 2']);
  expect(keys(['b', 'a'])).toEqual(['b 1', 'a 1']);
});
