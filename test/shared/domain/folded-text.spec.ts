import { foldLetters, foldText } from '#shared/domain/text/folded-text.js';

describe('folded text', () => {
  it('is the same for upper and lower case, composed or not', () => {
    for (const fold of [foldText, foldLetters]) {
      for (const [one, other] of [
        ['ÉLITE', 'e\u0301lite'],
        ['ΟΔΟΣ', 'οδος'],
        ['STRAßE', 'straße'],
      ] as const) {
        expect(fold(one)).toBe(fold(other));
      }
    }
  });

  it('keeps prefixes when folded letter by letter', () => {
    const text = 'ΟΔΟΣΤΡΩΜΑ in İSTANBUL';
    for (let end = 1; end <= text.length; end += 1) {
      expect(foldLetters(text).startsWith(foldLetters(text.slice(0, end)))).toBe(true);
    }
    for (const spelling of ['İstanbul', 'İstanbul'.toLowerCase(), 'I\u0307STANBUL']) {
      expect(foldLetters(spelling)).toBe('istanbul');
    }
  });
});
