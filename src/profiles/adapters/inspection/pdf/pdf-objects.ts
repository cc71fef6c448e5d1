import { inflateSync } from 'node:zlib';
import type { Decrypt } from './pdf-encryption.js';
import { Refused } from '../refused.js';

/** Maximum unpacked bytes of the objects that a PDF keeps in compressed streams. */
const MAX_UNPACKED = 16 * 1024 ** 2;
/** Maximum characters of all objects, which may overlap, and what each costs besides. */
const MAX_READ = 32 * 1024 ** 2;
const COST_PER_OBJECT = 64;
/** Maximum number of values to look up, and characters of a dictionary among them. */
const MAX_VALUES = 10_000;
const MAX_DICTIONARY = 16 * 1024;
/** How an object begins. */
const OBJECT = /(\d{1,10})\s+(\d{1,5})\s+obj\b/g;
const STREAM = /\bstream\r?\n/;
const ESCAPED = /(?:\\[\\()])+/g;
const STRING = /\([^()]*\)/g;
/** Strings contain strings in parentheses without escapes, rarely deeper than this. */
const STRING_DEPTH = 3;

type PlainObject = {
  readonly id: string;
  readonly generation: number;
  readonly text: string;
  readonly stream?: string;
};

/** The objects of a PDF, as text without strings and with plain names. All it reads is bounded. */
export class PdfObjects {
  /** By number. Several for one, because an update replaces objects, and programs disagree about broken files. */
  private readonly byNumber = new Map<string, string[]>();
  private unpacked = 0;
  private read = 0;
  private lookedUp = 0;

  /** @throws Refused */
  constructor(content: string, decrypt: Decrypt) {
    for (const { id, generation, text, stream } of this.plainObjects(content)) {
      const dictionary = this.add(id, text);
      if (stream === undefined || !/\/ObjStm\b/.test(dictionary)) continue;
      const read = () => decrypt(Buffer.from(stream, 'latin1'), Number(id), generation);
      const inner = unpack(dictionary, read, MAX_UNPACKED - this.unpacked);
      this.unpacked += inner.length;
      for (const [number, object] of packedObjects(dictionary, inner)) {
        this.count(object.length);
        this.add(number, object);
      }
    }
  }

  *texts(): Generator<string> {
    for (const versions of this.byNumber.values()) yield* versions;
  }

  /**
   * The dictionary that begins at a place in a text, or the objects that are referred to there.
   * @throws Refused
   */
  valuesAt(text: string, place: number): readonly string[] {
    const begin = text.slice(place, place + MAX_DICTIONARY);
    const reference = /^\s*(\d+)\s+\d+\s+R\b/.exec(begin)?.[1];
    const values = reference === undefined ? [dictionaryAt(begin)] : (this.byNumber.get(reference) ?? []);
    this.lookedUp += values.length;
    if (this.lookedUp > MAX_VALUES) throw unreadable();
    return values;
  }

  private add(number: string, text: string): string {
    const object = plain(text);
    const versions = this.byNumber.get(number);
    if (versions) versions.push(object);
    else this.byNumber.set(number, [object]);
    return object;
  }

  /** Also those within strings and streams, where the table of a PDF may point to. */
  private *plainObjects(content: string): Generator<PlainObject> {
    let end = -1;
    for (const found of content.matchAll(OBJECT)) {
      const from = found.index + found[0].length;
      if (end < from) end = indexOrEnd(content, 'endobj', from);
      this.count(end - from);
      const object = content.slice(from, end);
      const start = STREAM.exec(object);
      const [, id = '', generation] = found;
      const numbers = { id, generation: Number(generation) };
      if (start) {
        const begin = from + start.index + start[0].length;
        const close = indexOrEnd(content, 'endstream', begin);
        this.count(close - begin);
        yield { ...numbers, text: object.slice(0, start.index), stream: content.slice(begin, close) };
      } else yield { ...numbers, text: object };
    }
  }

  private count(characters: number): void {
    this.read += characters + COST_PER_OBJECT;
    if (this.read > MAX_READ) throw unreadable();
  }
}

function dictionaryAt(text: string): string {
  let depth = 0;
  for (const token of text.matchAll(/<<|>>/g)) {
    depth += token[0] === '<<' ? 1 : -1;
    if (depth <= 0) return text.slice(0, token.index + 2);
  }
  if (text.length === MAX_DICTIONARY) throw unreadable();
  return text;
}

function indexOrEnd(content: string, word: string, from: number): number {
  const index = content.indexOf(word, from);
  return index < 0 ? content.length : index;
}

/** The numbers and places of the objects come first. */
function* packedObjects(dictionary: string, inner: string): Generator<readonly [number: string, text: string]> {
  const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1] ?? 0);
  let former: { readonly number: string; readonly offset: number } | undefined;
  for (const [, number = '', offset] of inner.slice(0, first).matchAll(/(\d+)\s+(\d+)/g)) {
    if (former) yield [former.number, inner.slice(first + former.offset, first + Number(offset))];
    former = { number, offset: Number(offset) };
  }
  if (former) yield [former.number, inner.slice(first + former.offset)];
}

function unpack(dictionary: string, read: () => Buffer, most: number): string {
  const [, filter = 'none'] = /\/Filter(?:\s*\[)?\s*\/(\w+)/.exec(dictionary) ?? [];
  if (!['none', 'FlateDecode', 'Fl'].includes(filter) || /\/Predictor\s+(?!1\b)\d/.test(dictionary)) throw unreadable();
  try {
    const stream = read();
    return (filter === 'none' ? stream : inflateSync(stream, { maxOutputLength: Math.max(1, most) })).toString(
      'latin1',
    );
  } catch {
    throw unreadable();
  }
}

function unreadable(): Refused {
  return new Refused('This PDF is too complex or unusual to be checked.', 'Print it to a new PDF.');
}

/** Without comments and strings, and with names as they are meant: `/J#61vaScript` is a name, too. */
function plain(text: string): string {
  let left = text.replaceAll(ESCAPED, ' ');
  for (let depth = 0; depth < STRING_DEPTH && left.includes('('); depth += 1) left = left.replaceAll(STRING, ' ');
  return left
    .replaceAll(/%[^\r\n]*/g, ' ')
    .replaceAll(/#([\da-f]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
