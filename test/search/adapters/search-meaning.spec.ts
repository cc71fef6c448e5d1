import { meaningOf, possibleMeanings, withLess, type Meaning } from '#search/adapters/criteria/search-meaning.js';
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

it.each(['waiter', 'general manager', 'front desk', 'chef de rang'])(
  'a job alone (%s) is also what texts mention, so that its total reads no texts',
  (keywords) => {
    const wants = understand({ keywords, location: '' }, loadThesaurus(), LOOKUP);
    const meaning = meaningOf(wants, keywords, LOOKUP, null, true);
    expect(wants).toHaveLength(1);
    expect(meaning.keywords).toContain(wants[0]?.ways.text);
    expect(withLess(meaning)).toEqual([]);
  },
);

describe('a search without results', () => {
  /** What it asks for instead, and what its results then lack. */
  const lessOf = (keywords: string, location = ''): Meaning[] => {
    const wants = understand({ keywords, location }, loadThesaurus(), LOOKUP);
    return withLess(meaningOf(wants, keywords, LOOKUP, null, true));
  };
  const labels = (of: readonly Want[]): string[] => of.map(({ label }) => label);
  /** Whether it asks for jobs that only the text mentions. */
  const isMentioned = ({ wants }: Meaning): boolean =>
    wants.some(({ mentioned, ways }) => mentioned !== undefined && mentioned === ways.text);
  const less = (keywords: string, location = ''): string[][][] =>
    lessOf(keywords, location)
      .filter((one) => !isMentioned(one))
      .map((one) => [labels(one.wants), labels(one.lacking)]);

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
    [
      'a place, around which it is, then a condition of a job',
      'waiter dubai with housing',
      [
        [['waiter', 'housing'], ['Dubai']],
        [['waiter', 'Dubai'], ['housing']],
      ],
    ],
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

  it('is answered by the same around a place, then by all jobs at it, without a condition alone', () => {
    expect(less('part time', 'Dubai')).toEqual([
      [['part time'], ['Dubai']],
      [['Dubai'], ['part time']],
    ]);
    expect(less('zebra', 'Dubai')).toEqual([[['zebra'], ['Dubai']]]);
    expect(less('waiter', 'Deira, Dubai')).toEqual([[['waiter', 'Dubai'], ['Deira']]]);
    expect(less('waiter paris', 'Dubai')).toEqual([]);
  });

  it('asks around the place first where that was typed, and in it if nothing is around', () => {
    const wants = understand({ keywords: 'waiter near dubai', location: '' }, loadThesaurus(), LOOKUP);
    const possible = possibleMeanings(meaningOf(wants, 'waiter near dubai', LOOKUP, null, true));
    expect(possible.slice(0, 2).map(({ around, lacking }) => [around?.label, lacking])).toEqual([
      ['Dubai', []],
      [undefined, []],
    ]);
  });

  it('is answered last by listings whose text mentions the job, and which lack it', () => {
    const last = lessOf('waiter dubai').at(-1);
    expect(last && isMentioned(last)).toBe(true);
    expect(labels(last?.lacking ?? [])).toEqual(['waiter']);
    expect(lessOf('zebra hostel').some(isMentioned)).toBe(false);
  });

  it.each([
    ['two places', 'waiter dubai paris'],
    ['pay', 'waiter €20/hour'],
    ['quoted words', 'waiter "zebra"'],
    ['a code', 'waiter zq7xw'],
    ['a word beside an employer', 'zebra hostel'],
    ['the only thing', 'please a zebra and a lion'],
  ])('asks for no less than with %s', (_what, keywords) => {
    expect(less(keywords)).toEqual([]);
  });
});

describe('a search with wishes', () => {
  const meaning = (keywords: string): Meaning =>
    meaningOf(understand({ keywords, location: '' }, loadThesaurus(), LOOKUP), keywords, LOOKUP, null, true);

  it.each(['waiter urgent', 'waiter start now', 'kellner ab sofort'])(
    '"%s" puts hurried employers first and rules none out',
    (keywords) => {
      const { keywords: asked, tiers } = meaning(keywords);
      expect(asked).not.toContain('immediate start');
      expect(tiers[0]).toContain('says:skills:immediate start');
    },
  );

  it('asks for nothing else if nothing else was typed', () => {
    expect(meaning('immediate start').keywords).toContain('says:skills:immediate start');
  });

  it('begins with listings in the language of a search without a job', () => {
    expect(meaning('lavoro con alloggio').tiers[1]).toContain('in:it');
    expect(meaning('work with housing').tiers.join()).not.toContain('in:');
  });
});

describe('words of titles', () => {
  it('come before words of texts, whatever the title calls the job', () => {
    const wants = understand({ keywords: 'waiter zebra', location: '' }, loadThesaurus(), LOOKUP);
    const { tiers } = meaningOf(wants, 'waiter zebra', LOOKUP, null, true);
    expect(tiers[1]).toContain("'roles:waiter'");
    expect(tiers[1]).not.toContain("'~zebra'");
    expect(tiers[2]).toContain("'~zebra'");
  });

  it.each([
    ['camp chef', '~camp', true],
    ['camarera de piso', '~piso', false],
  ])('of "%s", one may be the job if the text has the rest ("%s"): %s', (keywords, word, mayBe) => {
    const [want] = understand({ keywords, location: '' }, loadThesaurus(), LOOKUP);
    expect(want?.ways.wider?.includes(`'${word}'`)).toBe(mayBe);
  });

  it('have a number inside: 737 of a B737', () => {
    const lookup = { ...LOOKUP, containing: () => ['b737'] };
    const [want] = understand({ keywords: '737', location: '' }, loadThesaurus(), lookup);
    expect(want?.ways.title).toContain("'^b737'");
  });
});

describe('months', () => {
  it.each([
    ['season may to october', 'summer'],
    ['saison dezember bis april', 'winter'],
  ])('"%s" is a span, in %s', (keywords, season) => {
    const wants = understand({ keywords, location: '' }, loadThesaurus(), LOOKUP);
    expect(wants.at(-1)?.label).toContain(' – ');
    expect(wants.at(-1)?.ways.text).toContain(`season:${season}`);
  });
});
