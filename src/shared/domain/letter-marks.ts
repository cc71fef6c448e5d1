/** Marks that a text can bear, each a bit. */
const MARKS = 2_048;
/** These letters and digits, and any two of them in a row, have a mark to themselves; all others share the rest. */
const PLAIN = '0123456789abcdefghijklmnopqrstuvwxyz';
const FIRST_SHARED = PLAIN.length + PLAIN.length ** 2;

/**
 * Which letters a folded text holds, and which two in a row, as bits in the order of PostgreSQL's `get_bit`. A text that
 * holds another one bears all of its marks. Stored, so that another layout takes a migration.
 */
export function letterMarks(folded: string): Uint8Array {
  // The database holds no half of a character either.
  const text = folded.toWellFormed();
  const marks = new Uint8Array(MARKS / 8);
  const bear = (mark: number): void => void (marks[mark >> 3] = (marks[mark >> 3] ?? 0) | (1 << (mark & 7)));
  for (let i = 0; i < text.length; i += 1) {
    bear(markOfOne(text, i));
    if (i > 0) bear(markOfTwo(text, i - 1));
  }
  return marks;
}

/** The marks that tell most of a text that is sought, at most so many. */
export function soughtMarks(text: string, most: number): number[] {
  const ones = Array.from({ length: text.length }, (_, i) => markOfOne(text, i));
  const twos = Array.from({ length: Math.max(0, text.length - 1) }, (_, i) => markOfTwo(text, i));
  return [...new Set([...twos, ...ones])].slice(0, most);
}

function markOfOne(text: string, at: number): number {
  const plain = plainNumber(text.charCodeAt(at));
  return plain < 0 ? sharedMark(0, text.charCodeAt(at)) : plain;
}

function markOfTwo(text: string, at: number): number {
  const [one, other] = [text.charCodeAt(at), text.charCodeAt(at + 1)];
  const [first, second] = [plainNumber(one), plainNumber(other)];
  if (first < 0 || second < 0) return sharedMark(one, other);
  return PLAIN.length + first * PLAIN.length + second;
}

function plainNumber(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  return code >= 97 && code <= 122 ? code - 87 : -1;
}

function sharedMark(one: number, other: number): number {
  const mixed = Math.imul(Math.imul(one, 0x9e37_79b1) ^ other, 0x85eb_ca6b) >>> 0;
  return FIRST_SHARED + (((mixed ^ (mixed >>> 15)) >>> 0) % (MARKS - FIRST_SHARED));
}
