import { said } from '#shared/domain/words.js';
import { buffer } from 'node:stream/consumers';
import { SaxesParser } from 'saxes';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { foreign, nameOf, type FileType } from '../foreign-kinds.js';
import { damaged, passwordProtected, Refused } from '../refused.js';
import { checkFields } from './docx-fields.js';
import { decodeText } from './text.js';

const MAX_ENTRIES = 2_000;
/** Maximum unpacked bytes of a document, and maximum compression ratio. */
const MAX_UNPACKED = 64 * 1024 ** 2;
const MAX_RATIO = 100;
/** Maximum bytes of a part that describes the others. */
const MAX_DESCRIPTION = 1024 ** 2;

const TYPES = '[content_types].xml';
const RELATIONSHIPS = '_rels/.rels';
/** What the main part of an Office document is, by its media type. */
const KINDS: readonly (readonly [type: RegExp, name: string])[] = [
  [/spreadsheetml|ms-excel/i, said('an Excel workbook')],
  [/presentationml|ms-powerpoint/i, said('a PowerPoint presentation')],
  [/wordprocessingml\.template/i, said('a Word template (DOTX)')],
];
const END_RECORD = 'PK\u0005\u0006';
const END_BYTES = 22;

/**
 * Checks that a ZIP archive is a Word document that runs nothing and is within the size limits; its main part may have any
 * name. `typeOf` says what another archive is.
 * @throws Refused, or an error of the archive if it is damaged
 */
export async function checkDocx(bytes: Buffer, typeOf: () => Promise<FileType>): Promise<void> {
  // yauzl rejects absolute and upward paths, and entries that unpack to more than they declare.
  const archive = await fromBufferPromise(withoutLeftovers(bytes), {
    strictFileNames: false,
    validateEntrySizes: true,
  });
  const entries = await entriesOf(archive, bytes.length);
  if ([...entries.values()].some((entry) => entry.isEncrypted())) throw passwordProtected('archive');
  const type = await mainType(archive, entries);
  if (type === undefined) {
    if ([...entries.keys()].some((name) => name.startsWith('word/'))) throw damaged('DOCX');
    throw foreign(...nameOf(await typeOf()));
  }
  if (/macroEnabled/i.test(type) || [...entries.keys()].some((name) => /(^|\/)vba[^/]*$/.test(name)))
    throw withMacros();
  const other = KINDS.find(([pattern]) => pattern.test(type));
  if (other) throw foreign(other[1]);
  if (!/wordprocessingml\.document\.main\+xml/i.test(type)) throw foreign('an Office document of another kind');
  for (const entry of entries.values()) {
    const xml = await unpack(archive, entry);
    if (xml) checkFields(xml);
  }
  for (const [name, entry] of entries) if (name.endsWith('.rels')) await checkRelationships(archive, entry);
}

/** Relationships to what a reader opens only on request, or that only shows a picture. */
const ON_REQUEST = /\/hyperlink$/;
const PICTURE = /\/(?:image|video)$/;
/** A path on the computer of the author, such as that of the template that a document was made from. */
const LOCAL = /^(?:(?:file:\/{0,3})?[a-z]:[\\/]|file:\/{3,4}(?:Users|Applications|Library|private|var|home)\/)/i;
const ELSEWHERE = /^(?:[a-z][\w+.-]*:|[\\/]{2})/i;

/** Checks that a document loads and runs nothing when it is opened, whatever its parts are called. @throws Refused */
async function checkRelationships(archive: ZipFile, entry: Entry): Promise<void> {
  if (entry.uncompressedSize > MAX_DESCRIPTION) throw damaged('DOCX');
  for (const { type = '', target = '', targetmode } of await elementsOf(archive, entry)) {
    if (type.endsWith('/vbaProject')) throw withMacros();
    if (type.endsWith('/control')) throw new Refused('This document contains an ActiveX control.', 'Save it as PDF.');
    // Word opens such a part, often HTML or RTF, as a document of its own, which none of these checks reads.
    if (/\/aFChunk$/i.test(type)) throw new Refused('This document imports another document.', 'Save it as PDF.');
    if (targetmode?.toLowerCase() !== 'external' || ON_REQUEST.test(type)) continue;
    const path = target.trim();
    const isLoaded = ELSEWHERE.test(path) && !LOCAL.test(path);
    if (isLoaded && !(PICTURE.test(type) && /^https?:/i.test(path)))
      throw new Refused('This document loads content from another computer when it is opened.', 'Save it as PDF.');
  }
}

function withMacros(): Refused {
  return new Refused('This document contains macros.', 'Save it as PDF or DOCX.');
}

/** By name in lower case, because programs differ in that. */
async function entriesOf(archive: ZipFile, bytes: number): Promise<Map<string, Entry>> {
  const tooLarge = new Refused('This archive has too many or too large parts.');
  if (archive.entryCount > MAX_ENTRIES) throw tooLarge;
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  for await (const entry of archive.eachEntry()) {
    unpacked += entry.uncompressedSize;
    if (unpacked > Math.min(MAX_UNPACKED, bytes * MAX_RATIO)) throw tooLarge;
    entries.set(entry.fileName.toLowerCase(), entry);
  }
  // Of two parts with one name, programs read different ones.
  if (entries.size !== archive.entryCount) throw damaged('archive');
  return entries;
}

/** The media type of the part that the package calls its document; undefined if there is none. */
async function mainType(archive: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<string | undefined> {
  const [types, relationships] = await Promise.all([
    elementsOf(archive, entries.get(TYPES)),
    elementsOf(archive, entries.get(RELATIONSHIPS)),
  ]);
  const main = relationships.find(({ type }) => type?.endsWith('/officeDocument'))?.target;
  // A package without relationships is read by its media types.
  const name = main === undefined ? undefined : new URL(main, 'http://package/').pathname.toLowerCase();
  if (name !== undefined && !entries.has(decodeURIComponent(name.slice(1)))) return undefined;
  const isMain = (part: string | undefined) =>
    part !== undefined && (name === undefined ? entries.has(part.toLowerCase().slice(1)) : part.toLowerCase() === name);
  const stated = types.find(({ partname, contenttype }) => isMain(partname) && /\.main\+xml$/i.test(contenttype ?? ''));
  if (stated) return stated.contenttype;
  const extension = name?.slice(name.lastIndexOf('.') + 1);
  return types.find((type) => extension !== undefined && type.extension?.toLowerCase() === extension)?.contenttype;
}

/** The attributes of each element of a part, by local name in lower case. */
async function elementsOf(archive: ZipFile, entry: Entry | undefined): Promise<Partial<Record<string, string>>[]> {
  if (!entry || entry.uncompressedSize > MAX_DESCRIPTION) return [];
  const elements: Record<string, string>[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ attributes }) => {
    const all = Object.values(attributes).map(({ local, value }) => [local.toLowerCase(), value] as const);
    elements.push(Object.fromEntries(all));
  });
  const content = await buffer(await archive.openReadStreamPromise(entry));
  parser.write(decodeText(content) ?? '').close();
  return elements;
}

/** The beginning of XML in any encoding that Word reads. */
const XML = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*(?:<|$)/;

/** Unpacks an entry, and returns its content if that is XML. @throws if it is damaged or larger than declared */
async function unpack(archive: ZipFile, entry: Entry): Promise<Buffer | undefined> {
  if (entry.fileName.endsWith('/')) return undefined;
  const chunks: Buffer[] = [];
  let isXml: boolean | undefined;
  for await (const chunk of (await archive.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    isXml ??= XML.test(chunk.toString('latin1'));
    if (isXml) chunks.push(chunk);
  }
  return isXml ? Buffer.concat(chunks) : undefined;
}

/** An archive ends with a record; downloads and mail programs append bytes that readers skip. */
function withoutLeftovers(bytes: Buffer): Buffer {
  const start = bytes.lastIndexOf(END_RECORD, undefined, 'latin1');
  if (start < 0 || start + END_BYTES > bytes.length) return bytes;
  return bytes.subarray(0, start + END_BYTES + bytes.readUInt16LE(start + END_BYTES - 2));
}
