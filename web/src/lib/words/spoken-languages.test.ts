import { afterEach, expect, it } from 'vitest';
import { speakIn, wordsOf } from '@/lib/language/t.ts';
import { SPOKEN_LANGUAGES, spokenLanguage } from './spoken-languages.ts';

afterEach(() => speakIn(() => undefined));

it('knows more languages than it offers', () => {
  speakIn(() => wordsOf('ar'));
  expect(['Igbo', 'Malayalam', 'Mandarin'].map(spokenLanguage)).toEqual(['الإيجبو', 'المالايالامية', 'الصينية']);
});

it.each([
  ['Portugiesisch', 'Portuguese'],
  ['français', 'French'],
  ['ألماني', 'ألماني'],
  ['الألمانية', 'German'],
  ['spanish', 'spanish'],
  ['Tagalog (Manila)', 'Tagalog (Manila)'],
  ['Mandarin', 'Mandarin'],
  ['mandarino', 'Chinese'],
])('shows %s to readers of English as %s', (written, shown) => {
  expect(spokenLanguage(written)).toBe(shown);
});

it('offers languages by their names', () => {
  expect(SPOKEN_LANGUAGES).toEqual(expect.arrayContaining(['Arabic', 'Portuguese']));
  expect(SPOKEN_LANGUAGES.every((name) => spokenLanguage(name) === name)).toBe(true);
});
