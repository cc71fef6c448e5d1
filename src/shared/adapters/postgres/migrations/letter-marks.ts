/** Number of bits. */
const MARKS = 2_048;
/** Each of these letters and digits, and each pair of them, has its own bit; all others share the remaining bits. */
const PLAIN = '0123456789abcdefghijklmnopqrstuvwxyz';
const FIRST_SHARED = PLAIN.length + PLAIN.length ** 2;

/**
 * The letters of a folded text, and each pair of neighbors, as bits. Only the migrations that fill
 * `job_search_letters` use this; a later one drops that table.
 */
export function letterMarks(folded: string): Uint8Array {
  const text = folded.toWellFormed();
  const marks = new Uint8Array(MARKS / 8);
  const bear = (mark: number): void => void (marks[mark >> 3] = (marks[mark >> 3] ?? 0) | (1 << (mark & 7)));
  for (let i = 0; i < text.length; i += 1) {
    bear(markOfOne(text, i));
    if (i > 0) bear(markOfTwo(text, i - 1));
  }
  return marks;
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
