import { rememberedSince, requireAnswerable, RequestOver } from '#candidates/domain/contact-request.js';
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

describe('a request of a company', () => {
  const NOW = new Date('2026-06-15T12:00:00.000Z');
  const asked = (state: 'pending' | 'accepted' | 'declined' | 'ended', at: string) => () =>
    requireAnswerable({ state, askedAt: new Date(at) }, NOW);

  it('can be answered within 14 days, once', () => {
    expect(asked('pending', '2026-06-01T12:00:00.001Z')).not.toThrow();
    expect(asked('pending', '2026-06-01T12:00:00.000Z')).toThrow(RequestOver);
    for (const state of ['accepted', 'declined', 'ended'] as const)
      expect(asked(state, '2026-06-15T11:00:00.000Z')).toThrow(RequestOver);
  });

  it('keeps the company from asking the person again for 90 days', () => {
    expect(rememberedSince(NOW)).toEqual(new Date('2026-03-17T12:00:00.000Z'));
  });
});
