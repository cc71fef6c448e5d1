import { checkActions } from './pdf-actions.js';
import { decryptionOf } from './pdf-encryption.js';
import { damaged, passwordProtected, Refused } from '../refused.js';

/** The header may be this many bytes away from the start of the file (ISO 32000-1, annex H.3). */
const MARGIN = 1024;
const HEADER = /%PDF-\d/;

/** Whether a file claims to be a PDF. Scanners and downloads leave a few bytes before the header. */
export function looksLikePdf(bytes: Buffer): boolean {
  return HEADER.test(bytes.toString('latin1', 0, MARGIN));
}

/**
 * Checks that a PDF is whole, opens without a password, does nothing by itself when it is opened, and has nothing before
 * its header that a browser could mistake for HTML. Whatever follows its end is ignored, as every reader does.
 * @throws Refused
 */
export function checkPdf(bytes: Buffer): void {
  const content = bytes.toString('latin1');
  const before = content.slice(0, content.search(HEADER));
  if (before.includes('<')) throw new Refused('This PDF has other content before its start.', 'Save it as PDF again.');
  const end = content.lastIndexOf('startxref');
  // A linearized PDF has another trailer at its start, so a file that was cut off goes on with objects after it.
  if (end < 0 || !/^startxref\s+\d+/.test(content.slice(end, end + 40)) || /\s\d+ \d+ obj\b/.test(content.slice(end)))
    throw damaged('PDF');
  const decrypt = decryptionOf(content);
  if (!decrypt) throw passwordProtected('PDF');
  checkActions(content, decrypt);
}
