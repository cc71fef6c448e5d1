import { skeletonOf } from '#shared/domain/text/skeleton.js';

describe('the skeleton of a text', () => {
  it.each([
    ['cop', '\u0441\u043E\u0440'],
    ['Alice', 'AIice'],
    ['alice', 'a1ice'],
    ['maria', 'rnaria'],
    ['Maria', 'rnaria'],
    ['bob', 'b0b'],
    ['bob', 'B0B'],
    ['maria silva', 'maria \u00A0silva'],
    ['admin', '\uFF41dmin'],
    ['jos\u00E9', 'jose\u0301'],
  ])('is the same for %s and %s', (one, other) => {
    expect(skeletonOf(other)).toBe(skeletonOf(one));
  });

  it.each([
    ['maria', 'mario'],
    ['jose', 'jos\u00E9'],
    ['maria.silva', 'mariasilva'],
  ])('distinguishes %s from %s', (one, other) => {
    expect(skeletonOf(other)).not.toBe(skeletonOf(one));
  });
});
