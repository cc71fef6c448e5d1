import type { Language } from '../../../src/shared/domain/values/language.js';
import { languageNameFor, languageNames } from '../../../src/shared/domain/text/language-names.js';

describe('languageNames', () => {
  it.each(['fr', 'French', 'FRANÇAIS', 'Französisch', 'الفرنسية'])('finds all names of a language by %s', (text) => {
    expect(languageNames(text)).toEqual(expect.arrayContaining(['french', 'francais', 'franzosisch', 'الفرنسية']));
  });

  it('knows names that are not official', () => {
    expect(languageNames('الصينية')).toContain('mandarin');
    expect(languageNames('Mandarin')).toContain('chinese');
    expect(languageNames('Tagalog')).toContain('filipino');
  });

  it('returns what names no language, folded', () => {
    expect(languageNames('Tagálog (Manila)')).toEqual(['tagalog (manila)']);
  });
});

describe('languageNameFor', () => {
  it.each<[Language, string, string]>([
    ['de', 'Portuguese', 'Portugiesisch'],
    ['fr', 'portugiesisch', 'Portugais'],
    ['ar', 'English', 'الإنجليزية'],
    ['en', 'الألمانية', 'German'],
    ['ar', 'Mandarin', 'الصينية'],
    ['en', 'Mandarin', 'Mandarin'],
    ['en', 'spanish', 'spanish'],
    ['de', 'Tagalog (Manila)', 'Tagalog (Manila)'],
    ['de', 'No', 'No'],
    ['de', 'Tagalog', 'Tagalog'],
    ['fr', 'tagalo', 'Filipino'],
  ])('says to readers of %s for %s %s', (reader, written, name) => {
    expect(languageNameFor(reader, written)).toBe(name);
  });
});
