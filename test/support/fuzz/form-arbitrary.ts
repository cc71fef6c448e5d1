import fc from 'fast-check';
import type { FuzzBody } from './request-arbitrary.js';
import type { KnownValues } from './schema-arbitrary.js';

const BOUNDARY = 'wayfareFuzzBoundary';

/** Names of files as they stand between quotation marks in a form. */
const FILE_NAMES: readonly string[] = [
  'cv.pdf',
  'face.png',
  'logo.svg',
  'résumé 日本.pdf',
  '../../etc/passwd.pdf',
  '..\\..\\cv.pdf',
  'cv.pdf\\"; filename=\\"other.pdf',
  'cv\u0000.pdf',
  'cv.pdf%0d%0aX-Injected: 1',
  '\u202Efdp.exe',
  '.pdf',
  '',
  'CON.pdf',
  `${'n'.repeat(400)}.pdf`,
  'cv.pdf.exe',
  "'; drop table users; --.pdf",
  '<img src=x onerror=alert(1)>.png',
];

const PART_TYPES = [
  'application/pdf',
  'image/png',
  'image/svg+xml',
  'text/html',
  'a',
  '',
  'multipart/mixed; boundary=x',
];

const FORM_TYPES = [
  ...Array.from({ length: 12 }, () => `multipart/form-data; boundary=${BOUNDARY}`),
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  `multipart/mixed; boundary=${BOUNDARY}`,
  'application/json',
  'text/plain',
];

/** Forms with a file: whole ones, and ones that break off, hold too much or say strange things. `file` among the known values is what to send. */
export function formBodies(field: string, known: KnownValues): fc.Arbitrary<FuzzBody | undefined> {
  const files = (known['file'] ?? fc.constant(Buffer.alloc(0))) as fc.Arbitrary<Buffer>;
  const part = fc.record({
    field: fc.constantFrom(
      field,
      field,
      field,
      field,
      field,
      `${field}[]`,
      `${field}[__proto__]`,
      '__proto__',
      'other',
      '',
    ),
    fileName: fc.constantFrom(undefined, ...FILE_NAMES, ...FILE_NAMES),
    type: fc.constantFrom(...PART_TYPES),
    content: fc.oneof(
      { weight: 3, arbitrary: files },
      { weight: 1, arbitrary: fc.uint8Array({ maxLength: 64 }).map((bytes) => Buffer.from(bytes)) },
    ),
  });
  return fc
    .record({
      parts: fc.oneof(
        { weight: 5, arbitrary: fc.array(part, { minLength: 1, maxLength: 1 }) },
        { weight: 1, arbitrary: fc.array(part, { maxLength: 7 }) },
      ),
      end: fc.constantFrom(
        ...Array.from({ length: 8 }, () => `--${BOUNDARY}--\r\n`),
        '',
        `--${BOUNDARY}`,
        '--',
        '\r\n',
      ),
      type: fc.constantFrom(...FORM_TYPES),
    })
    .map(({ parts, end, type }) => ({
      content: Buffer.concat([...parts.map(partOf), Buffer.from(end)]),
      headers: { 'content-type': type },
    }));
}

type Part = { readonly field: string; readonly fileName?: string; readonly type: string; readonly content: Buffer };

function partOf({ field, fileName, type, content }: Part): Buffer {
  const name = fileName === undefined ? '' : `; filename="${fileName}"`;
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"${name}\r\nContent-Type: ${type}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')]);
}
