import { expect, it } from 'vitest';
import { handlesOf, mentionsIn, piecesOf } from './mentions.ts';

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

it.each([
  ['@Ana Silva (2), please call.', [3]],
  ['@Ana Silva (1) and @Ana Silva (2)', [1, 3]],
  ['@Ana Silva (3) has left.', []],
  ['@Ana Silva?', [1, 3]],
])('mentions in “%s” only the one chosen of those with the same name, if one was', (text, ids) => {
  const people = [OTHER_ANA, ANA, NOA];
  expect(handlesOf(people).map(({ handle }) => handle)).toEqual(['Ana Silva (2)', 'Ana Silva (1)', 'نوا']);
  expect(mentionsIn(text, people)).toEqual(ids);
});

it('mentions nobody who is left over of those with the same name', () => {
  expect(mentionsIn('@Ana Silva (2), please call.', [ANA])).toEqual([]);
});

it('leaves the text as it is', () => {
  const text = ' Ask @Ana Silva (2)\n\n@Ana Silva (Lisbon) or @Nobody.';
  const pieces = piecesOf(text, [ANA, ANA_MARIA]);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.filter(({ people }) => people.length > 0).map((piece) => piece.text)).toEqual([
    '@Ana Silva (2)',
    '@Ana Silva (Lisbon)',
  ]);
  expect(piecesOf(text, [])).toEqual([{ text, people: [] }]);
});
