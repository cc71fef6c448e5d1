import fc from 'fast-check';
import { letterMarks, soughtMarks } from '../../../src/shared/domain/letter-marks.js';
import { fuzzSeed } from '../../support/fuzz/seed.js';

const bears = (marks: Uint8Array, mark: number): boolean => (((marks[mark >> 3] ?? 0) >> (mark & 7)) & 1) === 1;

/** Whether a text may hold another one, as far as their marks tell. */
const mayHold = (text: string, sought: string): boolean => {
  const marks = letterMarks(text);
  return soughtMarks(sought, 8).every((mark) => bears(marks, mark));
};

describe('the marks of letters', () => {
  it('are all there, whatever part of a text is sought', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(text, fc.nat(59), fc.integer({ min: 1, max: 12 }), (whole, begin, length) => {
        const letters = [...whole];
        const part = letters
          .slice(begin % letters.length)
          .slice(0, length)
          .join('');
        expect(mayHold(whole, part)).toBe(true);
      }),
      { seed: fuzzSeed(), numRuns: 2_000 },
    );
  });

  it.each([
    ['q', 'chef'],
    ['qz', 'quiz'],
    ['ab', 'ba a b'],
    ['c3', 'c4 3c'],
    ['旅館', 'a house by the sea'],
  ])('tell that %s is not there', (sought, text) => {
    expect(mayHold(text, sought)).toBe(false);
  });

  it('are of letters and digits to themselves each', () => {
    const plain = [...'abcdefghijklmnopqrstuvwxyz0123456789'];
    const twos = plain.flatMap((one) => plain.map((other) => soughtMarks(one + other, 1)[0]));
    const ones = plain.map((one) => soughtMarks(one, 1)[0]);
    expect(new Set([...ones, ...twos]).size).toBe(plain.length * (plain.length + 1));
  });

  it('stay where they are stored', () => {
    const marks = letterMarks('r&d für köche 旅館');
    expect(Buffer.from(marks).toString('hex').replaceAll('00', '')).toMatchInlineSnapshot(
      `"f01208204440401405028104020408401908"`,
    );
  });
});
