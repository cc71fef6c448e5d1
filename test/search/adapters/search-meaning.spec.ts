import { meaningOf, withLess } from '#search/adapters/criteria/search-meaning.js';
import { loadThesaurus } from '#search/adapters/thesaurus-files.js';
import { understand } from '#search/domain/understanding/understanding.js';
import type { Lookup, Want } from '#search/domain/understanding/wants.js';

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
  /** What it asks for instead, and what its results then lack. */
  const less = (keywords: string, location = ''): string[][][] => {
    const wants = understand({ keywords, location }, loadThesaurus(), LOOKUP);
    const labels = (of: readonly Want[]): string[] => of.map(({ label }) => label);
    return withLess(meaningOf(wants, keywords, LOOKUP, null, true)).map((one) => [
      labels(one.wants),
      labels(one.lacking),
    ]);
  };

  it.each([
    ['a word that is no term, in a sentence', 'a zebra loving waiter please', ['waiter']],
    ['a kind of employer, in a sentence', 'serveuse dans station de ski', ['serveuse']],
    ['a word that is no term, of an employer', 'which cruise lines hire zebras', ['cruise lines']],
    ['one of two jobs', 'waiter pilot', ['waiter or pilot']],
  ])('may mean less: without %s', (_what, keywords, expected) => {
    expect(less(keywords)).toEqual([[expected, []]]);
  });

  it.each([
    ['a word', 'zebra waiter', [[['waiter'], ['zebra']]]],
    ['a condition of a job', 'waiter dubai with housing', [[['waiter', 'Dubai'], ['housing']]]],
    ['a condition of an employer', 'hostel part time', [[['hostel'], ['part time']]]],
    [
      'words before conditions, then both',
      'zebra waiter with housing',
      [
        [['waiter', 'housing'], ['zebra']],
        [['zebra', 'waiter'], ['housing']],
        [['waiter'], ['zebra', 'housing']],
      ],
    ],
    ['a kind of employer of a job', 'hostel waiter', [[['waiter'], ['hostel']]]],
  ])('is answered by what lacks %s', (_what, keywords, expected) => {
    expect(less(keywords).filter(([, lacking]) => lacking?.length !== 0)).toEqual(expected);
  });

  it('is answered by all jobs at a place, without a condition alone', () => {
    expect(less('part time', 'Dubai')).toEqual([[['Dubai'], ['part time']]]);
    expect(less('zebra', 'Dubai')).toEqual([]);
  });

  it.each([
    ['a place', 'waiter dubai'],
    ['pay', 'waiter €20/hour'],
    ['quoted words', 'waiter "zebra"'],
    ['a code', 'waiter zq7xw'],
    ['a word beside an employer', 'zebra hostel'],
    ['the only thing', 'please a zebra and a lion'],
  ])('asks for no less than with %s', (_what, keywords) => {
    expect(less(keywords)).toEqual([]);
  });
});
