/** The header and the trailer may be this many bytes away from the ends of the file (ISO 32000-1, annex H.3). */
const MARGIN = 1024;

/** Whether a file has a PDF header and trailer, and nothing before the header that a browser could mistake for HTML. */
export function isPdf(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, MARGIN);
  const end = bytes.toString('latin1', Math.max(0, bytes.length - MARGIN));
  const header = /%PDF-[12]\.\d/.exec(start);
  return header !== null && !start.slice(0, header.index).includes('<') && /startxref\s+\d+\s+%%EOF/.test(end);
}
