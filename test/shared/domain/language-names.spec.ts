import { languageNames } from '../../../src/shared/domain/text/language-names.js';

describe('languageNames', () => {
  it.each(['fr', 'French', 'FRANÇAIS', 'Französisch', 'الفرنسية'])('finds all names of a language by %s', (text) => {
    expect(languageNames(text)).toEqual(expect.arrayContaining(['french', 'francais', 'franzosisch', 'الفرنسية']));
  });

  it('knows names that are not official', () => {
    expect(languageNames('الصينية')).toContain('mandarin');
    expect(languageNames('Mandarin')).toContain('chinese');
  });

  it('returns what names no language, folded', () => {
    expect(languageNames('Tagálog (Manila)')).toEqual(['tagalog (manila)']);
  });
});
