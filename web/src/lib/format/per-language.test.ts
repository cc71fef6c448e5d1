import { expect, it } from 'vitest';
import { speakIn, wordsOf } from '@/lib/language/t.ts';
import { perLanguage } from './per-language.ts';

it('keeps a format for each language that is drawn', () => {
  let language: 'en' | 'de' = 'en';
  speakIn(() => wordsOf(language));
  const made: string[] = [];
  const format = perLanguage((locale) => {
    made.push(locale);
    return new Intl.NumberFormat(locale);
  });
  const written = (['en', 'de', 'en', 'de'] as const).map((each) => {
    language = each;
    return format().format(1.5);
  });
  speakIn(() => undefined);
  expect([written, made.length]).toEqual([['1.5', '1,5', '1.5', '1,5'], 2]);
});
