import { afterEach, expect, it } from 'vitest';
import { speakIn, wordsOf } from '@/lib/language/t.ts';
import { storedWord } from './stored-words.ts';

afterEach(() => speakIn(() => undefined));

it('writes numbers of employees as the language does', () => {
  const written = () => ['1,001-5,000 employees', '5,000+ employees', '11-50 employees'].map(storedWord);
  expect(written()).toEqual(['1,001-5,000 employees', '5,000+ employees', '11-50 employees']);
  speakIn(() => wordsOf('de'));
  expect(written()).toEqual(['1.001-5.000 employees', '5.000+ employees', '11-50 employees']);
});
