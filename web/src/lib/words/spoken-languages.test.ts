import { expect, it } from 'vitest';
import { SPOKEN_LANGUAGES, spokenLanguage } from './spoken-languages.ts';

it.each([
  ['Portugiesisch', 'Portuguese'],
  ['français', 'French'],
  ['ألماني', 'ألماني'],
  ['الألمانية', 'German'],
  ['spanish', 'spanish'],
  ['Tagalog (Manila)', 'Tagalog (Manila)'],
])('shows %s to readers of English as %s', (written, shown) => {
  expect(spokenLanguage(written)).toBe(shown);
});

it('offers languages by their names', () => {
  expect(SPOKEN_LANGUAGES).toEqual(expect.arrayContaining(['Arabic', 'Portuguese']));
  expect(SPOKEN_LANGUAGES.every((name) => spokenLanguage(name) === name)).toBe(true);
});
