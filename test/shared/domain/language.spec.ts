import { acceptedLanguage } from '#shared/domain/values/language.js';

describe('the language that a browser accepts', () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['nl-NL,nl;q=0.9,fr-BE;q=0.5,en;q=0.3', 'fr'],
    ['en;q=0.5, pt-BR;q=0.8', 'pt'],
    ['AR', 'ar'],
    ['de;q=0,it', 'it'],
    ['nl, ja', 'en'],
    ['constructor, *', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('of %j is %s', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language);
  });
});
