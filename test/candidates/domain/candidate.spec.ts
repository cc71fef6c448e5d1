import { initialsOf, spoken, spokenUpTo } from '#candidates/domain/candidate.js';

describe('candidates', () => {
  it.each([
    ['Ana Reis', 'A. R.'],
    ['  ana maria de sousa ', 'A. S.'],
    ['Óscar', 'Ó.'],
    ['李 明', '李. 明.'],
    ['𝒜da Lovelace', '𝒜. L.'],
    ['', ''],
  ])('are shown without name: %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('speak a language at every level up to theirs', () => {
    const indexed = spokenUpTo('de', 'Advanced');
    const isFound = ['Basic', 'Intermediate', 'Advanced', 'Fluent', 'Native'].map((level) =>
      indexed.includes(spoken('de', level)),
    );
    expect(isFound).toEqual([true, true, true, false, false]);
    expect(spokenUpTo('de', 'unknown')).toEqual([]);
  });
});
