import { meaningOf, withLess } from '#search/adapters/criteria/search-meaning.js';
import { loadThesaurus } from '#search/adapters/thesaurus-files.js';
import { understand } from '#search/domain/understanding/understanding.js';
import type { Lookup } from '#search/domain/understanding/wants.js';

const LOOKUP: Lookup = {
  knows: () => true,
  withPart: () => [],
  containing: () => [],
  ending: () => [],
  begins: () => false,
  corrected: () => undefined,
  place: () => undefined,
};

describe('a search without results', () => {
  const less = (keywords: string): string[] | undefined => {
    const wants = understand({ keywords, location: '' }, loadThesaurus(), LOOKUP);
    return withLess(meaningOf(wants, keywords, LOOKUP, null, true))?.wants.map(({ label }) => label);
  };

  it.each([
    ['a word that is no term, in a sentence', 'a zebra loving waiter please', ['waiter']],
    ['a kind of employer, in a sentence', 'serveuse dans station de ski', ['serveuse']],
    ['a word that is no term, of an employer', 'which cruise lines hire zebras', ['cruise lines']],
    ['one of two jobs', 'waiter pilot', ['waiter or pilot']],
  ])('asks for less: without %s', (_what, keywords, expected) => {
    expect(less(keywords)).toEqual(expected);
  });

  it.each([
    ['a place', 'waiter dubai'],
    ['a condition', 'waiter in the alps with housing'],
    ['a word, where it is no sentence', 'zebra waiter'],
    ['the only thing', 'please a zebra and a lion'],
  ])('asks for no less than with %s', (_what, keywords) => {
    expect(less(keywords)).toBeUndefined();
  });
});
