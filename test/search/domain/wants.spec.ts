import { allOf, anyOf, lexeme } from '#search/domain/understanding/wants.js';

describe('a query over lexemes', () => {
  it('quotes each lexeme, whatever is in it', () => {
    expect(lexeme(String.raw`l'h\ôtel`)).toBe(String.raw`'l''h\\ôtel'`);
    expect(lexeme('chef', true)).toBe("'chef':*");
  });

  it('cannot be satisfied if one of its parts cannot, or if it has none', () => {
    expect([allOf("'a'", null), allOf(), anyOf(null), anyOf()]).toEqual([null, null, null, null]);
  });

  it('names each part once, and needs no parentheses for one', () => {
    expect([allOf("'a'", "'b'", "'a'"), anyOf("'a'", null, "'b'", "'a'")]).toEqual(["('a' & 'b')", "('a' | 'b')"]);
    expect([allOf("'a'"), anyOf(null, "'a'")]).toEqual(["'a'", "'a'"]);
  });
});
