import { Spelling } from '#search/adapters/criteria/spelling.js';
import type { Database } from '#platform/postgres/database.js';
import { loadThesaurus } from '#search/adapters/thesaurus-files.js';

/** Words beside others are corrected without a look at listings. */
const spelling = new Spelling({} as Database, loadThesaurus());

describe('a misspelled word beside another one', () => {
  it.each([
    ['sou', 'chef', 'sous'],
    ['sky', 'instructor', 'ski'],
    ['instrutor', 'ski', 'instructor'],
    ['bay', 'instructor', undefined],
  ])('"%s" beside "%s" is %s', (word, neighbor, expected) => {
    expect(spelling.beside(word, [neighbor])).toBe(expected);
  });

  it.each([
    ['indeedd', undefined],
    ['franken', undefined],
    ['germny', 'germany'],
    ['philipines', 'philippines'],
  ])('alone, a short name of a place differs by one letter at most: "%s"', async (word, expected) => {
    expect(
      await new Spelling({ query: async () => [] } as unknown as Database, loadThesaurus()).nearest(word, []),
    ).toBe(expected);
  });

  it('is the one of equally close words that makes a term with its neighbor', async () => {
    const words = ['washing', 'watching'].map((word) => ({ word, listings: 1 }));
    const inListings = new Spelling({ query: async () => words } as unknown as Database, loadThesaurus());
    expect(await inListings.nearest('waching', ['whale'])).toBe('watching');
    expect(await inListings.nearest('waching', ['dish'])).toBe('washing');
  });

  it('is changed by one letter only, if it is also a name of a town', () => {
    expect(spelling.slipBeside('manger', ['restaurant'])).toBe('manager');
    expect(spelling.slipBeside('laibach', ['chef'])).toBeUndefined();
  });
});
