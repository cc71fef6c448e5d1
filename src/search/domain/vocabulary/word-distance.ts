/** Letters that sound alike: for each letter, the groups it belongs to, as bits. */
const SOUNDS = new Map<string, number>();
for (const [index, letters] of ['aeiouy', 'ckq', 'cs', 'ct', 'sz', 'fv', 'gj', 'dt', 'mn'].entries()) {
  for (const letter of letters) SOUNDS.set(letter, (SOUNDS.get(letter) ?? 0) | (1 << index));
}
/** Letters that may begin a word in place of each other. */
const BEGINNINGS = /^(?:[ckq]{2}|[csz]{2}|[fv]{2}|[gj]{2})$/;
const COSTS = { alike: 0.5, swapped: 0.75, other: 1, changed: 1.5 };

/**
 * Edit distance: letters to add, drop, change or swap. Letters that sound alike cost half; a different first letter
 * costs one more, because people rarely get it wrong. Usually Infinity above the limit.
 */
export function distance(one: string, other: string, limit = Infinity): number {
  const begin = isBegunAlike(one, other) ? 0 : 1;
  const [dropped, added] = [silences(one), silences(other)];
  const rows: number[][] = [];
  for (let i = 0; i <= one.length; i += 1) {
    const row: number[] = [];
    let least = Infinity;
    for (let j = 0; j <= other.length; j += 1) {
      let cost = i === 0 && j === 0 ? 0 : at(rows, i - 1, j) + (dropped[i - 1] ?? 0);
      if (j > 0) cost = Math.min(cost, (row[j - 1] ?? 0) + (added[j - 1] ?? 0));
      if (i > 0 && j > 0) cost = Math.min(cost, at(rows, i - 1, j - 1) + change(one[i - 1], other[j - 1]));
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) cost = Math.min(cost, at(rows, i - 2, j - 2) + COSTS.swapped);
      row.push(cost);
      least = Math.min(least, cost);
    }
    // A swap skips a row, but dropping a letter would have reached that row at the same cost.
    if (least + begin > limit + COSTS.other) return Infinity;
    rows.push(row);
  }
  return at(rows, one.length, other.length) + begin;
}

function isBegunAlike(one: string, other: string): boolean {
  const areAlike = one[0] === other[0] || BEGINNINGS.test(`${one[0]}${other[0]}`);
  return areAlike || (one[0] === other[1] && one[1] === other[0]);
}

function change(one = '', other = ''): number {
  if (one === other) return 0;
  if (one === '' || other === '') return COSTS.changed;
  return ((SOUNDS.get(one) ?? 0) & (SOUNDS.get(other) ?? 0)) === 0 ? COSTS.changed : COSTS.alike;
}

/** Cost of dropping each letter: an h, or one of two letters that sound alike, is easily missed. */
function silences(word: string): number[] {
  return Array.from(word, (letter, index) =>
    letter === 'h' || change(letter, word[index - 1]) < COSTS.other ? COSTS.alike : COSTS.other,
  );
}

function at(rows: readonly number[][], i: number, j: number): number {
  return rows[i]?.[j] ?? Infinity;
}
