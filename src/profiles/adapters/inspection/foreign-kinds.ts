import { said } from '#shared/domain/words.js';
import { Refused } from './refused.js';
import { decodeText } from './documents/text.js';

const UNPACK = said('Unpack it and upload the file in it.');
const DOWNLOAD = said('Open it in Google Drive and choose File, Download, PDF.');

/** What people call kinds of files, by the extension that the library reports. Others are called by their extension. */
const NAMES: Readonly<Record<string, string | readonly [name: string, wayOut: string]>> = {
  docx: 'DOCX',
  heic: said('a HEIC photo'),
  avif: said('an AVIF picture'),
  webp: said('a WebP picture'),
  gif: said('a GIF picture'),
  bmp: said('a BMP picture'),
  tif: said('a TIFF picture'),
  jp2: said('a JPEG 2000 picture'),
  jpx: said('a JPEG 2000 picture'),
  jxl: said('a JPEG XL picture'),
  ico: said('an icon (ICO)'),
  psd: said('a Photoshop document'),
  odt: said('an OpenDocument text (ODT)'),
  ott: said('an OpenDocument template (OTT)'),
  pages: said('a Pages document'),
  numbers: said('a Numbers spreadsheet'),
  key: said('a Keynote presentation'),
  epub: said('an e-book (EPUB)'),
  rtf: 'RTF',
  ps: 'PostScript',
  eps: said('an EPS drawing'),
  exe: said('a program'),
  elf: said('a program'),
  macho: said('a program'),
  lnk: [said('a shortcut to another file'), said('Upload the file itself.')],
  alias: [said('a shortcut to another file'), said('Upload the file itself.')],
  zip: [said('a ZIP archive'), UNPACK],
  rar: [said('a RAR archive'), UNPACK],
  '7z': [said('a 7-Zip archive'), UNPACK],
  gz: [said('a compressed archive (GZIP)'), UNPACK],
  tar: [said('an archive (TAR)'), UNPACK],
};

/** What people call the kinds that have no name of their own. */
const GROUPS: readonly (readonly [mime: RegExp, name: string])[] = [
  [/^video\//, said('a video')],
  [/^audio\//, said('a sound recording')],
  [/^image\/x-/, said('a raw photo')],
  [/^image\//, said('a picture')],
  [/^font\//, said('a font')],
];

/** Kinds that the library does not know, by the text or bytes (as Latin-1) at their start. */
const STARTS: readonly (readonly [start: RegExp, name: string, wayOut?: string])[] = [
  [/^(?:\xdb\xa5|\x31\xbe\0\0|\x9b\xa5|\xfe\x37\0)/, said('a document of a very old version of Word')],
  [/^\xffWPC/, said('a WordPerfect document')],
  [/^\0\x05\x16[\x00\x07]/, said('a hidden file that macOS keeps beside the real one'), said('Upload the real one.')],
  [/^AT&TFORM/, said('a DjVu scan')],
  [/^fig-/, said('a Figma document'), said('Export the picture as PNG or SVG.')],
  [/^%FDF-/, said('form data without its form (FDF)')],
  [/^\{[^]{0,4000}"doc_id"|^\{"url": ?"https:\/\/docs\.google/, said('only a shortcut to Google Docs'), DOWNLOAD],
  [
    /^(?:\[InternetShortcut\]|bplist00|<\?xml[^]{0,300}<plist)/i,
    said('only a shortcut to a page'),
    said('Upload the file itself.'),
  ],
  [/^(?:<!--[^]{0,500}?-->\s*)?<!?[a-z]/i, said('a web page (HTML)')],
  [/^<\?xml[^]{0,500}<html/i, said('a web page (HTML)')],
  [/^<\?xml[^]{0,500}<(?:w:wordDocument|pkg:package)/, said('a Word document in the XML format')],
  [/^<\?xml[^]{0,500}<office:document/, said('an OpenDocument text (XML)')],
  [/^(?:MIME-Version|Content-Type): /i, said('a web page or an email (MHTML)')],
  [/^(?:From|Received|Return-Path|Delivered-To|Subject|To|Date|Message-ID): /i, said('an email')],
  [/^<\?xml/, 'XML'],
];
const LONGEST_START = 5_000;

/** What the library takes a file for. */
export type FileType = { readonly ext: string; readonly mime: string };

/** Says what a file is that has none of the known formats; undefined if that is unknown. */
export function foreignKind(content: Buffer, type: FileType | undefined): Refused | undefined {
  if (content.length === 0) return new Refused('This file is empty.', 'Save or download it again.');
  if (content.every((byte) => byte === 0))
    return new Refused('This file is empty: it has a size, but no content.', 'Save or download it again.');
  const start = content.toString('latin1', 0, LONGEST_START).replace(/^(?:\xef\xbb\xbf)?\s+|^\xef\xbb\xbf/, '');
  if (type && type.ext !== 'xml') return foreign(...nameOf(type));
  const known = STARTS.find(([pattern]) => pattern.test(start));
  if (known) return foreign(known[1], known[2]);
  return isText(content) ? foreign('plain text') : undefined;
}

export function foreign(name: string, wayOut?: string): Refused {
  return new Refused(`This file is ${name}.`, wayOut);
}

/** What people call a kind of files, and what to do about one. */
export function nameOf({ ext, mime }: FileType): readonly [name: string, wayOut?: string] {
  const name = Object.hasOwn(NAMES, ext) ? NAMES[ext] : undefined;
  if (typeof name === 'object') return name;
  if (name !== undefined) return [name];
  const group = GROUPS.find(([pattern]) => pattern.test(mime))?.[1];
  return [group ? `${group} (${ext.toUpperCase()})` : ext.toUpperCase()];
}

function isText(content: Buffer): boolean {
  const text = decodeText(content.subarray(0, LONGEST_START)) ?? '';
  // Text of a single-byte encoding has no control characters either.
  return !/[^\P{Cc}\s]/u.test(text);
}
