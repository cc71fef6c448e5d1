import { distance } from '#search/domain/vocabulary/word-distance.js';

describe('the distance between misspelled words', () => {
  it.each([
    ['decand', 'deckhand', 'demand'],
    ['shef', 'chef', 'shed'],
    ['resturant', 'restaurant', 'restraint'],
    ['recieve', 'receive', 'relieve'],
    ['garson', 'garcon', 'iron'],
    ['kruise', 'cruise', 'bruise'],
  ])('puts "%s" closer to "%s" than to "%s"', (typed, meant, other) => {
    expect(distance(meant, typed)).toBeLessThan(distance(other, typed));
  });
});
