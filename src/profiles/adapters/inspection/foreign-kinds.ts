import { Refused } from './refused.js';
import { decodeText } from './documents/text.js';

const UNPACK = 'Unpack it and upload the file in it.';
const DOWNLOAD = 'Open it in Google Drive and choose File, Download, PDF.';

/** What people call kinds of files, by the extension that the library reports. Others are called by their extension. */
const NAMES: Readonly<Record<string, string | readonly [name: string, wayOut: string]>> = {
  docx: 'DOCX',
  heic: 'a HEIC photo',
  avif: 'an AVIF picture',
  webp: 'a WebP picture',
  gif: 'a GIF picture',
  bmp: 'a BMP picture',
  tif: 'a TIFF picture',
  jp2: 'a JPEG 2000 picture',
  jpx: 'a JPEG 2000 picture',
  jxl: 'a JPEG XL picture',
  ico: 'an icon (ICO)',
  psd: 'a Photoshop document',
  odt: 'an OpenDocument text (ODT)',
  ott: 'an OpenDocument template (OTT)',
  pages: 'a Pages document',
  numbers: 'a Numbers spreadsheet',
  key: 'a Keynote presentation',
  epub: 'an e-book (EPUB)',
  rtf: 'RTF',
  ps: 'PostScript',
  eps: 'an EPS drawing',
  exe: 'a program',
  elf: 'a program',
  macho: 'a program',
  lnk: ['a shortcut to another file', 'Upload the file itself.'],
  alias: ['a shortcut to another file', 'Upload the file itself.'],
  zip: ['a ZIP archive', UNPACK],
  rar: ['a RAR archive', UNPACK],
  '7z': ['a 7-Zip archive', UNPACK],
  gz: ['a compressed archive (GZIP)', UNPACK],
  tar: ['an archive (TAR)', UNPACK],
};

/** What people call the kinds that have no name of their own. */
const GROUPS: readonly (readonly [mime: RegExp, name: string])[] = [
  [/^video\//, 'a video'],
  [/^audio\//, 'a sound recording'],
  [/^image\/x-/, 'a raw photo'],
  [/^image\//, 'a picture'],
  [/^font\//, 'a font'],
];

/** Kinds that the library does not know, by the text or bytes (as Latin-1) at their start. */
const STARTS: readonly (readonly [start: RegExp, name: string, wayOut?: string])[] = [
  [/^(?:\xdb\xa5|\x31\xbe\0\0|\x9b\xa5|\xfe\x37\0)/, 'a document of a very old version of Word'],
  [/^\xffWPC/, 'a WordPerfect document'],
  [/^\0\x05\x16[\x00\x07]/, 'a hidden file that macOS keeps beside the real one', 'Upload the real one.'],
  [/^AT&TFORM/, 'a DjVu scan'],
  [/^fig-/, 'a Figma document', 'Export the picture as PNG or SVG.'],
  [/^%FDF-/, 'form data without its form (FDF)'],
  [/^\{[^]{0,4000}"doc_id"|^\{"url": ?"https:\/\/docs\.google/, 'only a shortcut to Google Docs', DOWNLOAD],
  [
    /^(?:\[InternetShortcut\]|bplist00|<\?xml[^]{0,300}<plist)/i,
    'only a shortcut to a page',
    'Upload the file itself.',
  ],
  [/^(?:<!--[^]{0,500}?-->\s*)?<!?[a-z]/i, 'a web page (HTML)'],
  [/^<\?xml[^]{0,500}<html/i, 'a web page (HTML)'],
  [/^<\?xml[^]{0,500}<(?:w:wordDocument|pkg:package)/, 'a Word document in the XML format'],
  [/^<\?xml[^]{0,500}<office:document/, 'an OpenDocument text (XML)'],
  [/^(?:MIME-Version|Content-Type): /i, 'a web page or an email (MHTML)'],
  [/^(?:From|Received|Return-Path|Delivered-To|Subject|To|Date|Message-ID): /i, 'an email'],
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
