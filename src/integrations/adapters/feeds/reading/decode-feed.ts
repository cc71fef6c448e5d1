import { said } from '#shared/domain/words.js';
import { analyse } from 'chardet';
import { isAscii } from 'node:buffer';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BrokenFeed } from '#integrations/domain/listing-import.js';

/** Bytes at the beginning that tell the encoding, if it is declared. */
const HEAD = 1024;
/** Bytes from the first one that is not ASCII on, which tell the encoding otherwise. */
const SAMPLE = 64 * 1024;

const MARKS = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
  // XML, JSON and CSV begin with an ASCII character.
  { encoding: 'utf-16le', bytes: [undefined, 0] },
  { encoding: 'utf-16be', bytes: [0, undefined] },
] as const;

const GZIP = [0x1f, 0x8b];

/** What a file is that is not text, by its first bytes. */
const OTHER_FILES: readonly (readonly [string, string])[] = [
  ['PK\x03\x04', said('This is an Excel, OpenDocument or ZIP file. Save the table as CSV and send that.')],
  ['\xd0\xcf\x11\xe0', said('This is an old Excel or Word file. Save the table as CSV and send that.')],
  ['%PDF', said('This is a PDF file. A feed must be XML, CSV or JSON.')],
];

/** Unpacks gzip; other bytes stay as they are. The caller bounds the result. @throws BrokenFeed */
export async function* unpacked(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const grouped = withHead(bytes, HEAD);
  const { value: head } = await grouped.next();
  if (!head) return;
  const all = continued(head, grouped);
  if (!GZIP.every((byte, index) => head[index] === byte)) return yield* all;
  const source = Readable.from(all);
  const gunzip = createGunzip();
  // `pipe` does not forward errors.
  source.once('error', (error) => gunzip.destroy(error));
  try {
    for await (const chunk of source.pipe(gunzip)) yield chunk as Uint8Array;
  } catch (error) {
    if (!String((error as NodeJS.ErrnoException).code).startsWith('Z_')) throw error;
    throw new BrokenFeed('The gzip file is damaged.');
  } finally {
    source.destroy();
  }
}

/** Decodes text by its byte order mark, its declaration or, failing these, its bytes. @throws BrokenFeed */
export async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  let decoder: TextDecoder | undefined;
  let isFirst = true;
  const waiting: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of withHead(bytes, HEAD)) {
    if (isFirst) {
      refuseOtherFiles(chunk);
      decoder = decoderFor(declaredEncoding(chunk));
      isFirst = false;
    }
    if (decoder) yield textOf(decoder, chunk);
    else if (size === 0 && isAscii(chunk)) yield checked(latin1(chunk));
    else {
      waiting.push(chunk);
      size += chunk.byteLength;
      if (size < SAMPLE) continue;
      const sample = Buffer.concat(waiting);
      decoder = decoderFor(likelyEncoding(sample));
      yield textOf(decoder, sample);
    }
  }
  if (!decoder) {
    const sample = Buffer.concat(waiting);
    decoder = decoderFor(likelyEncoding(sample));
    yield textOf(decoder, sample);
  }
  yield textOf(decoder);
}

function textOf(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return checked(bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
    throw new BrokenFeed(`The feed contains bytes that are not ${decoder.encoding.toUpperCase()}. Save it as UTF-8.`);
  }
}

function checked(text: string): string {
  if (text.includes('\0')) throw new BrokenFeed('The file is not text. A feed must be XML, CSV or JSON.');
  return text;
}

function decoderFor(encoding: string): TextDecoder;
function decoderFor(encoding: string | undefined): TextDecoder | undefined;
function decoderFor(encoding: string | undefined): TextDecoder | undefined {
  if (encoding === undefined) return undefined;
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new BrokenFeed(`The encoding ${encoding.slice(0, 40)} is not known. Save the feed as UTF-8.`);
  }
}

function declaredEncoding(head: Uint8Array): string | undefined {
  const mark = MARKS.find(({ bytes }) =>
    bytes.every((byte, at) => (byte === undefined ? head[at] : head[at] === byte)),
  );
  if (mark) return mark.encoding;
  const declaration = /^\s*<\?xml[^>]{0,200}?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(latin1(head))?.[1];
  // One byte for each character is not UTF-16, whatever it says.
  return declaration && /^(utf|ucs)-?(16|2)/i.test(declaration) ? undefined : declaration;
}

/** UTF-8 if the sample is, otherwise what its letters speak for. */
function likelyEncoding(sample: Uint8Array): string {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true });
    return 'utf-8';
  } catch {
    const text = latin1(sample);
    // Only Macs ended lines like this, and they had letters of their own.
    if (text.includes('\r') && !text.includes('\n')) return 'macintosh';
    // Words in ASCII speak for every encoding.
    const words = text
      .split(/[\s,;"]/)
      .filter((word) => /[\x80-\xff]/.test(word))
      .join(' ');
    const likely = analyse(Buffer.from(words, 'latin1')).filter(({ confidence }) => confidence >= MIN_CONFIDENCE);
    return likely.map(({ name }) => name).find(isLegacy) ?? 'windows-1252';
  }
}

/** In percent. */
const MIN_CONFIDENCE = 15;

/** Encodings in which office programs save text, as the WHATWG names them. */
const LEGACY: ReadonlySet<string> = new Set([
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-874',
  'iso-8859-2',
  'iso-8859-6',
  'iso-8859-8',
  'iso-8859-5',
  'iso-8859-7',
  'koi8-r',
  'shift_jis',
  'euc-jp',
  'euc-kr',
  'big5',
  'gb18030',
]);

function isLegacy(name: string): boolean {
  try {
    return LEGACY.has(new TextDecoder(name).encoding);
  } catch {
    return false;
  }
}

function refuseOtherFiles(head: Uint8Array): void {
  const start = latin1(head.subarray(0, 8));
  const other = OTHER_FILES.find(([begin]) => start.startsWith(begin));
  if (other) throw new BrokenFeed(other[1]);
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

/** The same bytes, with at least this many in the first chunk, if there are. */
async function* withHead(bytes: AsyncIterable<Uint8Array>, least: number): AsyncGenerator<Uint8Array, void> {
  const head: Uint8Array[] = [];
  let missing = least;
  for await (const chunk of bytes) {
    if (missing <= 0) {
      yield chunk;
      continue;
    }
    head.push(chunk);
    missing -= chunk.byteLength;
    if (missing <= 0) yield Buffer.concat(head);
  }
  if (missing > 0 && head.length > 0) yield Buffer.concat(head);
}

async function* continued(first: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  yield first;
  yield* rest;
}
