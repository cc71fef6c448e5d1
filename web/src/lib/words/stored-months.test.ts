import { afterEach, expect, it } from 'vitest';
import type { Language } from '@/lib/language/languages.ts';
import { speakIn, wordsOf } from '@/lib/language/t.ts';
import { storedMonth } from './stored-months.ts';

afterEach(() => speakIn(() => undefined));

it.each<[Language, string, string]>([
  ['en', 'Sep 2015', 'Sep 2015'],
  ['en', 'September 2015', 'September 2015'],
  ['de', 'May 2015', 'Mai 2015'],
  ['de', 'Oktober 2015', 'Oktober 2015'],
  ['fr', 'Aug 2015', 'août 2015'],
  ['es', 'Mar 2022', 'Mar 2022'],
  ['it', 'septiembre de 2015', 'set 2015'],
  ['ar', 'sept. 2015', 'سبتمبر 2015'],
  ['en', 'juil. 2015', 'Jul 2015'],
  ['en', 'مارس 2015', 'Mar 2015'],
  ['de', '2015', '2015'],
  ['de', 'Summer 2015', 'Summer 2015'],
  ['de', '9/2015', '9/2015'],
])('shows readers of %s the month %s as %s', (language, written, shown) => {
  speakIn(() => wordsOf(language));
  expect(storedMonth(written)).toBe(shown);
});
