import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [1249, '1.2 kB'],
  [999_949, '999.9 kB'],
  [999_950, '1 MB'],
  [48_300_000, '48.3 MB'],
  [7_000_000_000, '7 GB'],
  [5_100_000_000_000_000, '5,100 TB'],
])('formats %i as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
