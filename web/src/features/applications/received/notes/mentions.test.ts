import { expect, it } from 'vitest';
import { mentionsIn, piecesOf } from './mentions.ts';

const ANA = { id: 1, fullName: 'Ana Silva' };
const ANA_MARIA = { id: 2, fullName: 'Ana Silva (Lisbon)' };
const OTHER_ANA = { id: 3, fullName: 'Ana Silva' };
const NOA = { id: 4, fullName: 'نوا' };

it.each([
  ['@Ana Silva, please call.', [1]],
  ['Ana Silva, please call.', []],
  ['Ask @Ana Silva (Lisbon) and @نوا.', [2, 4]],
  ['@Ana Silvana is somebody else, and so is @Ana.', []],
  ['Write to ana@Ana Silva', []],
  ['@Ana Silva @Ana Silva', [1]],
  ['Nobody', []],
])('finds in “%s” whom it mentions', (text, ids) => {
  expect(mentionsIn(text, [ANA, ANA_MARIA, NOA])).toEqual(ids);
});

it('mentions all of the same name', () => {
  expect(mentionsIn('@Ana Silva?', [ANA, OTHER_ANA])).toEqual([1, 3]);
});

it('leaves the text as it is', () => {
  const text = ' Ask @Ana Silva\n\n@Ana Silva (Lisbon) or @Nobody.';
  const pieces = piecesOf(text, [ANA, ANA_MARIA]);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.filter(({ people }) => people.length > 0).map((piece) => piece.text)).toEqual([
    '@Ana Silva',
    '@Ana Silva (Lisbon)',
  ]);
  expect(piecesOf(text, [])).toEqual([{ text, people: [] }]);
});
