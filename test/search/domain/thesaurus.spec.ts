import { loadThesaurus } from '#search/adapters/thesaurus-files.js';
import { contentWords, MAX_TERM, termKey } from '#search/domain/vocabulary/thesaurus.js';
import { wordsOf } from '#search/domain/vocabulary/words.js';

const thesaurus = loadThesaurus();
const ambiguous = new Set([...thesaurus.ambiguous].map((term) => termKey(contentWords(term))));
const { groups } = thesaurus;
const termsOf = (group: (typeof groups)[number]): string[] => [...group.same, ...group.short, ...group.doing];

describe('the thesaurus', () => {
  it('has at least 150 groups besides places', () => {
    expect(groups.filter(({ section }) => section !== 'places').length).toBeGreaterThanOrEqual(150);
  });

  it('names every group once', () => {
    const names = groups
      .filter(({ section }) => section !== 'sectors')
      .map(({ section, name }) => `${section} ${name}`);
    expect(repeated(names)).toEqual([]);
  });

  it('has terms in lower case, without accents and surrounding spaces', () => {
    const unfolded = groups.flatMap(termsOf).filter((term) => term !== withoutAccents(term).toLowerCase().trim());
    expect(unfolded).toEqual([]);
  });

  it('has no term that is empty or too long to be found', () => {
    const wrong = groups
      .flatMap(termsOf)
      .filter((term) => wordsOf(term).length === 0 || contentWords(term).length > MAX_TERM);
    expect(wrong).toEqual([]);
  });

  it('has no term twice in a group', () => {
    expect(groups.flatMap((group) => repeated(termsOf(group)))).toEqual([]);
  });

  it('has a term in two groups of a section only if the term is listed as ambiguous', () => {
    const owners = new Map<string, Set<string>>();
    for (const group of groups) {
      for (const term of termsOf(group)) {
        const key = `${group.section}: ${termKey(contentWords(term))}`;
        owners.set(key, (owners.get(key) ?? new Set()).add(group.name));
      }
    }
    const shared = [...owners].filter(([key, names]) => names.size > 1 && !ambiguous.has(key.replace(/^\w+: /, '')));
    expect(shared.map(([key, names]) => `${key} (${[...names].join(' / ')})`)).toEqual([]);
  });

  it('refers to existing groups, except for names inside places', () => {
    const names = new Set(groups.map(({ name }) => name));
    const unknown = groups.flatMap(({ section, includes, near }) => [
      ...(section === 'places' ? [] : includes),
      ...near,
    ]);
    expect(unknown.filter((name) => !names.has(name))).toEqual([]);
  });

  it.each([
    ['horse riding', ['riding instructor']],
    ['manager', []],
    ['zeppelin', []],
    ['официантом', ['waiter']],
    ['satpam', ['security officer']],
    ['荷官', ['casino dealer']],
  ])('finds the few jobs whose terms contain "%s"', (typed, expected) => {
    expect(thesaurus.findPartly(typed.split(' ')).map(({ name }) => name)).toEqual(expected);
  });

  it.each([
    ['aushilfskellner', 'kellner'],
    ['hotelkochin', 'kochin'],
    ['grillikokki', 'kokki'],
    ['oberkellner', undefined],
    ['kellner', undefined],
    ['moloch', undefined],
  ])('finds the job at the end of the compound "%s"', (word, head) => {
    expect(thesaurus.headOf(word)).toBe(head);
  });

  it('takes no island for Iceland', () => {
    expect(thesaurus.find(['island'])).toEqual([]);
  });

  it('has a group for each job that ends compounds', () => {
    expect(
      thesaurus.heads.filter((head) => !thesaurus.find([head]).some(({ section }) => section === 'roles')),
    ).toEqual([]);
  });

  it('has no group that contains itself', () => {
    expect(
      groups.filter((group) => thesaurus.within(group).some(({ name }) => name === group.name)).map(({ name }) => name),
    ).toEqual([]);
  });

  it('lists two groups as near only once, and only if neither contains the other', () => {
    const pairs = groups.flatMap(({ name, near }) => near.map((other) => [name, other].sort().join(' / ')));
    expect(repeated(pairs)).toEqual([]);
    const within = groups.flatMap((group) => {
      const inner = new Set(thesaurus.within(group).map(({ name }) => name));
      return group.near
        .filter((name) => inner.has(name) || name === group.name)
        .map((name) => `${group.name} / ${name}`);
    });
    expect(within).toEqual([]);
  });
});

/** Korean syllables are put together again. */
function withoutAccents(term: string): string {
  return term.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
}

function repeated(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}
