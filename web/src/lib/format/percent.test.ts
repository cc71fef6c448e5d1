import { afterEach, expect, it } from 'vitest';
import type { Language } from '@/lib/language/languages.ts';
import { speakIn, wordsOf } from '@/lib/language/t.ts';
import { formatPercent } from './percent.ts';

afterEach(() => speakIn(() => undefined));

it.each<[Language, number, string]>([
  ['en', 45, '45%'],
  ['en', 12.54, '12.5%'],
  ['de', 12.5, '12,5\u00a0%'],
  ['fr', 0, '0\u00a0%'],
])('writes percent in %s', (language, share, expected) => {
  speakIn(() => wordsOf(language));
  expect(formatPercent(share)).toBe(expected);
});
