import { said } from '#shared/domain/words.js';
import { foreign } from '../foreign-kinds.js';
import { damaged, passwordProtected, Refused } from '../refused.js';
import { checkFieldsOfDoc } from './docx-fields.js';

const STORAGE = 1;
const STREAM = 2;
const MACROS = ['Macros', '_VBA_PROJECT_CUR', 'VBA'];
/** Streams that tell the other files of this container from each other. */
const OTHERS = {
  Workbook: said('an Excel workbook'),
  Book: said('an Excel workbook'),
  'PowerPoint Document': said('a PowerPoint presentation'),
  __properties_version1: said('an email (Outlook)'),
  MatOST: said('a document of Microsoft Works'),
} as const;

/** The flag of an encrypted document in the header of its text ([MS-DOC] 2.5.2). */
const ENCRYPTED = 0x0100;
const SIGNATURE = 0xa5ec;

/**
 * Checks that a compound file is a Word 97 document that runs nothing and has no password.
 * @throws Refused
 */
export function checkDoc(bytes: Buffer): void {
  const content = bytes.toString('latin1');
  if (entry('EncryptedPackage', STREAM).test(content)) throw passwordProtected('document');
  const text = entry('WordDocument', STREAM, '[^]{49}([^]{4})(?!\\0{4})').exec(content);
  if (!text) {
    const other = Object.entries(OTHERS).find(([name]) => new RegExp(`${wide(name)}`).test(content));
    throw other ? foreign(other[1]) : damaged('DOC');
  }
  if (MACROS.some((name) => entry(name, STORAGE).test(content)))
    throw new Refused('This document contains macros.', 'Save it as PDF or DOCX.');
  checkFieldsOfDoc(content);
  if (isEncrypted(bytes, Buffer.from(text[1] ?? '', 'latin1').readUInt32LE())) throw passwordProtected('document');
}

function isEncrypted(bytes: Buffer, sector: number): boolean {
  const at = (sector + 1) * 2 ** Math.min(12, bytes.readUInt16LE(30));
  if (at + 12 > bytes.length || bytes.readUInt16LE(at) !== SIGNATURE) return false;
  return (bytes.readUInt16LE(at + 10) & ENCRYPTED) !== 0;
}

/**
 * Matches an entry of the directory ([MS-CFB] 2.6.1): the name in 64 bytes of UTF-16, its length, and the type. The
 * start follows after 49 more bytes, then the size.
 */
function entry(name: string, type: number, rest = ''): RegExp {
  const bytes = (name.length + 1) * 2;
  // Some readers ignore the terminator, and round an odd length down.
  const lengths = [bytes, bytes + 1].map((length) => `\\x${length.toString(16).padStart(2, '0')}`).join('');
  return new RegExp(`${wide(name)}[^]{${66 - bytes}}[${lengths}]\\0\\x0${type}${rest}`, 'i');
}

function wide(name: string): string {
  return name.replace(/./g, '$&\\0');
}
