/** A piece of a text: the same in both versions, or only in one of them. */
interface Piece {
  text: string;
  change: 'same' | 'added' | 'removed';
  /** Characters before it, in both versions together. */
  at: number;
}

type Part = Omit<Piece, 'at'>;

/** Beyond this many pairs of words, whole texts are compared instead. */
const MAX_PAIRS = 4_000_000;

/** The words that changed between two texts, by their longest common subsequence. */
export function wordDifference(before: string, after: string): Piece[] {
  const a = before.match(/\s+|\S+/g) ?? [];
  const b = after.match(/\s+|\S+/g) ?? [];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  const middle = changedMiddle(a.slice(start), b.slice(start));
  return joined(grouped([...a.slice(0, start).map((text): Part => ({ text, change: 'same' })), ...middle]));
}

/** Merges neighboring changes, removals before additions; white space between them counts as changed. */
function grouped(parts: readonly Part[]): Part[] {
  const pieces: Part[] = [];
  let [removed, added, spaces] = ['', '', ''];
  const flush = () => {
    if (removed) pieces.push({ text: removed, change: 'removed' });
    if (added) pieces.push({ text: added, change: 'added' });
    if (spaces) pieces.push({ text: spaces, change: 'same' });
    removed = added = spaces = '';
  };
  for (const part of parts) {
    const isReplacing = removed !== '' && added !== '';
    if (part.change === 'same' && isReplacing && !part.text.trim()) {
      spaces += part.text;
    } else if (part.change === 'same') {
      flush();
      pieces.push(part);
    } else {
      removed += spaces + (part.change === 'removed' ? part.text : '');
      added += spaces + (part.change === 'added' ? part.text : '');
      spaces = '';
    }
  }
  flush();
  return pieces;
}

function changedMiddle(a: readonly string[], b: readonly string[]): Part[] {
  const piece = (change: Part['change']) => (text: string) => ({ text, change });
  if (a.length * b.length > MAX_PAIRS) return [...a.map(piece('removed')), ...b.map(piece('added'))];
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pieces: Part[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [one, other] = [a[i], b[j]];
    if (one !== undefined && one === other) {
      pieces.push({ text: one, change: 'same' });
      i += 1;
      j += 1;
    } else if (one !== undefined && (other === undefined || at(i + 1, j) >= at(i, j + 1))) {
      pieces.push({ text: one, change: 'removed' });
      i += 1;
    } else if (other !== undefined) {
      pieces.push({ text: other, change: 'added' });
      j += 1;
    }
  }
  return pieces;
}

function joined(parts: readonly Part[]): Piece[] {
  const runs: Piece[] = [];
  let at = 0;
  for (const { text, change } of parts) {
    const last = runs.at(-1);
    if (last?.change === change) last.text += text;
    else runs.push({ text, change, at });
    at += text.length;
  }
  return runs;
}
